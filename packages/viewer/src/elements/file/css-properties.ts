import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** Values of style properties by name; `undefined` removes one. */
export type CssValues = Readonly<Record<string, string | undefined>>;

/** Sets style properties on an element as scripts may, where an attribute `style` is refused by the page's policy. */
class CssPropertiesDirective extends Directive {
  private readonly last = new Map<string, string | undefined>();

  override render(_values: CssValues): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [values]: [CssValues]): typeof noChange {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(values)) {
      if (this.last.get(name) === value) continue;
      this.last.set(name, value);
      if (value === undefined) style.removeProperty(name);
      else style.setProperty(name, value);
    }
    return noChange;
  }
}

/** Styles of one element that a template works out: `<div ${cssProperties({ width: '3px' })}>`. */
export const cssProperties = directive(CssPropertiesDirective);
