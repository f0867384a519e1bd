import { Converter, DocumentReflection, PageEvent } from 'typedoc';

/*
 * For TypeDoc: pages that are documents are called by their first heading, and are listed by the folder that they are in,
 * so that the files themselves need say nothing of a site. Their places that are elements of their own (`<a id="...">`)
 * are made known to it: for each that a link leads to it would search for another one, which takes most of a minute.
 */

/** @type {readonly (readonly [RegExp, string])[]} */
const groups = [
  [/^docs\/guides\//, 'Guides'],
  [/^reference\/pages\//, 'Layouts'],
];

/**
 * The group of pages that a file's page is in.
 *
 * @param {string} file path from the root of the repository
 */
function groupOf(file) {
  return groups.find(([pattern]) => pattern.test(file))?.[1] ?? 'Project';
}

/**
 * Called by TypeDoc.
 *
 * @param {import('typedoc').Application} application
 */
export function load(application) {
  application.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, document) => {
    const [first] = document.content;
    const title = /^\s*# (.+)\n/.exec(first?.text ?? '');
    const file = document.project.files.getReflectionPath(document) ?? '';
    document.frontmatter['group'] = groupOf(relativePath(file));
    if (first === undefined || title === null) return;
    document.name = (title[1] ?? '').replaceAll('`', '');
    first.text = first.text.slice(title[0].length);
  });
  application.renderer.on(PageEvent.BEGIN, (page) => {
    const { model } = page;
    if (!(model instanceof DocumentReflection)) return;
    const slugger = application.renderer.router?.getSlugger(model);
    const text = model.content.map((part) => part.text).join('');
    for (const [, place] of text.matchAll(/<a id="([^"]*)">/g)) slugger?.slug(place ?? '');
  });
}

const root = new URL('../../', import.meta.url).pathname;

/** @param {string} file */
function relativePath(file) {
  return file.startsWith(root) ? file.slice(root.length) : file;
}
