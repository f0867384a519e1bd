import { registry } from '@brushwork/formats';
import {
  type CompactModel,
  type ContentModel,
  expandModel,
  type FieldModel,
  type PartModel,
  type RecordModel,
  type ReferenceModel,
  type TypeModel,
  withConfidences,
} from '@brushwork/ops';
import { type Layout, toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../checks/repository.mjs';
import { referenceModel } from '../../reference/generate.js';
import { writeRecordsJson } from '../../reference/records-json.js';
import { sampleModel } from './sample-model.js';

const model = await referenceModel(repositoryRoot);
const sample = sampleModel();

function recordOf(of: ReferenceModel, id: string): RecordModel {
  const found = of.records.find((record) => record.id === id);
  if (found === undefined)
    throw new Error(`no record ${id} among ${of.records.map((record) => record.id).join(', ')}`);
  return found;
}

function fieldOf(of: ReferenceModel, id: string, name: string): FieldModel {
  const found = recordOf(of, id).fields.find((field) => field.name === name);
  if (found === undefined) throw new Error(`${id} has no field ${name}`);
  return found;
}

/** Every field, those in arms of unions included, with a name for messages. */
function allFields(record: RecordModel): { readonly where: string; readonly field: FieldModel }[] {
  const walk = (fields: readonly FieldModel[], where: string): { where: string; field: FieldModel }[] =>
    fields.flatMap((field) => {
      const here = `${where}.${field.name}`;
      const arms = field.type.kind === 'union' ? field.type.arms : [];
      return [{ where: here, field }, ...arms.flatMap((arm) => walk(arm.fields, `${here}.${arm.name}`))];
    });
  return walk(record.fields, record.id);
}

/** The parts of every sequence in a content. */
function partsOf(content: ContentModel): readonly PartModel[] {
  switch (content.kind) {
    case 'sequence':
      return content.parts;
    case 'versions':
      return content.layouts.flatMap((layout) => partsOf(layout.content));
    case 'game-lump':
      return content.lumps.flatMap((lump) => partsOf(lump.content));
    default:
      return [];
  }
}

function hasRecord(content: ContentModel): content is ContentModel & { readonly kind: 'records' } {
  return content.kind === 'records';
}

describe('the model of the registered branches', () => {
  it('has every branch and every lump', async () => {
    expect(model.branches.map(({ id }) => id)).toEqual([...registry.map(({ id }) => id), 'bgf']);
    for (const [i, entry] of registry.entries()) {
      const branch = await entry.load();
      const lumps = Object.entries(branch.lumps).map(([name, lump]) => [
        lump.index,
        name,
        lump.type.elementSize,
      ]);
      const found = model.branches[i]?.lumps.map(({ index, name, content }) => [
        index,
        name,
        'elementSize' in content ? content.elementSize : undefined,
      ]);
      expect(found).toEqual(lumps.sort((a, b) => Number(a[0]) - Number(b[0])));
    }
  });

  it('has every slot of every layout at its offset', async () => {
    let slots = 0;
    for (const [i, entry] of registry.entries()) {
      const branch = await entry.load();
      for (const lump of model.branches[i]?.lumps ?? []) {
        const { record } = (branch.lumps[lump.name]?.type ?? {}) as {
          record?: { size: number; layout: Layout };
        };
        expect(record !== undefined, lump.name).toBe(hasRecord(lump.content));
        if (record === undefined || !hasRecord(lump.content)) continue;
        const described = recordOf(model, lump.content.record);
        expect(described.size).toBe(record.size);
        const expected = record.layout.slots.map(({ name, offset, field }) => [
          name,
          offset,
          field.size,
          field.kind,
        ]);
        const found = described.fields.map(({ name, offset, size, type }) => [name, offset, size, type.kind]);
        expect(found, described.id).toEqual(expected);
        slots += expected.length;
      }
    }
    expect(slots).toBeGreaterThan(100);
  });

  it('has a comment on every record, field, arm field, reading and part', () => {
    const silent: string[] = [];
    const note = (where: string, text: string): void => void (text === '' ? silent.push(where) : undefined);
    for (const record of model.records) {
      note(record.id, record.documentation.text);
      for (const { where, field } of allFields(record)) {
        note(where, field.documentation.text);
        const readings = field.type.kind === 'overlay' ? field.type.readings : [];
        for (const reading of readings) note(`${where}.${reading.name}`, reading.documentation.text);
      }
    }
    for (const lump of model.branches.flatMap((branch) => branch.lumps)) {
      for (const part of partsOf(lump.content)) note(`${lump.name}.${part.name}`, part.documentation.text);
    }
    expect(silent).toEqual([]);
  });

  it('finds declarations behind constants, spreads and chains of differences', () => {
    const contentOf = (id: string, name: string): ContentModel | undefined =>
      model.branches.find((branch) => branch.id === id)?.lumps.find((lump) => lump.name === name)?.content;
    const lights = contentOf('valve/orange-box', 'WORLD_LIGHTS');
    expect(lights).toMatchObject({
      kind: 'versions',
      layouts: [
        { layout: 'plain', versions: [0, 1], content: { record: 'valve/records/lighting#WorldLight' } },
        { layout: 'shadow-offset', versions: [0, 1] },
      ],
    });
    expect(lights?.kind === 'versions' && lights.documentation.text).toContain('World lights');
    const occlusion = contentOf('valve/source-2004', 'OCCLUSION');
    expect(occlusion).toMatchObject({ layouts: [{ layout: '1' }, { content: { title: 'Occlusion' } }] });
    const thin = recordOf(model, 'valve/alien-swarm#BrushSideThin');
    expect(thin.parent).toBe('valve/records/space#BrushSide');
    expect(fieldOf(model, thin.id, 'plane').documentation.text).not.toBe('');
  });

  it('has what a game lump holds, and says of other content of which kind it is', () => {
    const lumps = model.branches.find(({ id }) => id === 'valve/orange-box')?.lumps ?? [];
    const game = lumps.find(({ name }) => name === 'GAME_LUMP')?.content;
    const inner = game?.kind === 'game-lump' ? game.lumps : [];
    expect(inner.map(({ id }) => id)).toEqual(['sprp', 'dprp', 'dplt', 'dplh', 'clvr']);
    const props = inner[0]?.content;
    const sixth = props?.kind === 'versions' && props.layouts.find(({ layout }) => layout === 'v6')?.content;
    expect(sixth).toMatchObject({ title: 'StaticPropsV6' });
    expect(recordOf(model, 'valve/records/static-props#StaticPropV6').size).toBe(64);
    const others = lumps.flatMap(({ name, content }) =>
      content.kind === 'other' || content.kind === 'form' ? [[name, content]] : [],
    );
    expect(Object.fromEntries(others)).toMatchObject({
      VISIBILITY: { name: 'visibility', documentation: { orig: 'dvis_t' } },
      PHYSICS_COLLISION: { name: 'physics', documentation: { orig: 'dphysmodel_t' } },
      PHYSICS_DISPLACEMENT: { name: 'physics-displacement' },
      PAKFILE: { name: 'pakfile' },
      TEXTURE_STRING_DATA: { name: 'text', elementSize: 1 },
      DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS: { name: 'lightmap-sample-positions' },
    });
    for (const [name, content] of others)
      expect((content as { documentation: { text: string } }).documentation.text, String(name)).not.toBe('');
  });

  it('covers every byte of every record by a field or a hole', () => {
    for (const { id, size, fields, holes } of model.records) {
      const covered = new Uint8Array(size);
      for (const { offset, size: width } of [...fields, ...holes]) covered.fill(1, offset, offset + width);
      expect(
        covered.every((byte) => byte === 1),
        id,
      ).toBe(true);
    }
  });

  it('names each record and each set of constants by its file', () => {
    expect(recordOf(model, 'infinity-ward/call-of-duty#Material').documentation).toMatchObject({
      orig: 'dmaterial_t',
      source: 'specification, lump 0',
      confidence: 'certain',
    });
    const ids = [...model.records, ...model.constants].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('#') || id.includes('..'))).toEqual([]);
  });
});

describe('the model of the sample', () => {
  it('takes the comment at the top of the file for that of the branch', () => {
    expect(sample.branches[0]?.documentation.text).toBe(
      "A format that doesn't exist: every kind of field once, for the writers of documents.\n\nSecond paragraph.",
    );
    expect(sample.branches.map(({ parent }) => parent)).toEqual([undefined, 'nobody/sample-one']);
  });

  it('has every kind of field', () => {
    const kinds = new Set<string>();
    const walk = (type: TypeModel): void => {
      kinds.add(type.kind);
      if (type.kind === 'array') walk(type.element);
      if (type.kind === 'overlay') type.readings.forEach((reading) => void walk(reading.type));
    };
    for (const record of sample.records) allFields(record).forEach(({ field }) => void walk(field.type));
    expect([...kinds].sort()).toEqual(
      'array bigint bits bool bytes char nested number overlay padding text union vector'.split(' '),
    );
  });

  it('keeps the comments of inherited fields, whatever the difference is', () => {
    const corner = recordOf(sample, 'nobody/sample-two#Corner');
    expect(corner.parent).toBe('nobody/sample-one#Corner');
    expect(corner.fields.map(({ name, documentation }) => [name, documentation.text])).toEqual([
      ['place', 'Place.'],
      ['height', 'Twice as exact.'],
    ]);
    const long = recordOf(sample, 'nobody/sample-two#LongTight');
    expect(long.fields.map(({ name, offset, documentation }) => [name, offset, documentation.text])).toEqual([
      ['first', 0, 'One byte.'],
      ['inserted', 1, 'Comes second.'],
      ['another', 5, 'Comes third.'],
      ['second', 6, 'Four bytes, not aligned.'],
      ['low', 10, 'Three bits of two bytes.'],
      ['high', 10, 'Six more.'],
      ['last', 12, 'The last bytes.'],
    ]);
    // The nested record is the parent's, as it is at run time.
    expect(fieldOf(sample, 'nobody/sample-one#Everything', 'corner').type).toMatchObject({
      record: 'nobody/sample-one#Corner',
    });
  });

  it('names constants by their declaration, and those written in place by their field', () => {
    const type = (name: string): TypeModel => fieldOf(sample, 'nobody/sample-one#Everything', name).type;
    expect(type('word')).toMatchObject({ role: { kind: 'flags', constants: 'nobody/sample-one#WordBits' } });
    expect(type('kind')).toMatchObject({ role: { kind: 'enum', constants: '#Everything.kind' } });
    const bits = sample.constants.find(({ name }) => name === 'WordBits');
    expect(bits?.values).toEqual([
      { name: 'lowest', value: 1, documentation: { text: 'The lowest.' } },
      { name: 'highest', value: 0x80000000, documentation: { text: 'The highest.' } },
    ]);
  });

  it('says counts, sentinels, readings and live elements', () => {
    const type = (name: string): TypeModel => fieldOf(sample, 'nobody/sample-one#Everything', name).type;
    expect(type('firstCorner')).toMatchObject({
      role: { kind: 'span', lump: 'CORNERS', count: 'cornerCount * 2', none: 'negative', mayBeEmpty: true },
    });
    expect(type('middle')).toEqual({
      kind: 'bits',
      size: 4,
      carrier: 'u32',
      bits: 20,
      shift: 5,
      role: { kind: 'ref', lump: 'CORNERS', none: 0 },
    });
    expect(type('rows')).toMatchObject({ kind: 'array', length: 3, used: 'small' });
    const mixed = type('mixed');
    expect(mixed.kind === 'overlay' && mixed.readings.map(({ documentation }) => documentation.text)).toEqual(
      ['As a float.', 'As an index.'],
    );
    const body = type('body');
    expect(body.kind === 'union' && body.arms.map(({ documentation }) => documentation.text)).toEqual([
      'Documented arm.',
      '',
    ]);
  });

  it('describes lumps that are not arrays of one record', () => {
    const contents = new Map(sample.branches[0]?.lumps.map(({ name, content }) => [name, content]));
    expect(contents.get('LIST')).toMatchObject({
      kind: 'values',
      elementSize: 2,
      element: { role: { none: 0xffff } },
    });
    expect(contents.get('TEXT')).toEqual({
      kind: 'other',
      name: 'entity-text',
      documentation: { text: 'A lump of entity text.' },
    });
    expect(contents.get('UNKNOWN')).toEqual({
      kind: 'other',
      name: 'opaque',
      documentation: { text: "A lump whose layout isn't known." },
    });
    expect(contents.get('VERSIONED')).toMatchObject({
      layouts: [
        { layout: '0', versions: [0], content: { record: 'nobody/sample-one#Corner' } },
        { layout: '1', versions: [1], content: { kind: 'values', elementSize: 8 } },
      ],
    });
    const table = contents.get('TABLE');
    expect(
      table?.kind === 'sequence' && table.parts.map(({ name, offset, count }) => [name, offset, count]),
    ).toEqual([
      ['count', 0, undefined],
      ['mask', 2, undefined],
      ['corners', 6, 'count'],
      ['last', undefined, undefined],
      ['rest', undefined, 'rest'],
    ]);
  });
});

describe('records.json', () => {
  it('gives the whole model, with every confidence written out', () => {
    for (const one of [model, sample]) {
      const parsed = JSON.parse(writeRecordsJson(one)) as CompactModel;
      expect(parsed.format).toBe(3);
      const whole = expandModel(parsed);
      expect(whole.branches).toEqual(JSON.parse(toJsonText(one.branches)));
      expect(whole.records).toEqual(JSON.parse(toJsonText(one.records.map(withConfidences))));
      expect(whole.constants).toEqual(JSON.parse(toJsonText(one.constants)));
      for (const record of whole.records) {
        for (const { where, field } of allFields(record))
          expect(field.documentation.confidence, where).toBeDefined();
      }
    }
    const whole = expandModel(JSON.parse(writeRecordsJson(sample)) as CompactModel);
    const confidences = ['place', 'height'].map((name) => {
      const { confidence } = fieldOf(whole, 'nobody/sample-one#Corner', name).documentation;
      return confidence;
    });
    expect(confidences).toEqual(['certain', 'guess']);
  });

  it('says of a derived branch and of a derived record what differs alone', () => {
    const text = writeRecordsJson(model);
    expect(text.length * 2).toBeLessThan(JSON.stringify(model).length);
    const parsed = JSON.parse(text) as CompactModel;
    const [orangeBox] = parsed.branches.filter(({ id }) => id === 'valve/orange-box');
    const whole = model.branches.find(({ id }) => id === 'valve/orange-box');
    expect(orangeBox?.lumps.length).toBeLessThan((whole?.lumps.length ?? 0) / 2);
    const thin = parsed.records.find(({ id }) => id === 'valve/alien-swarm#BrushSideThin');
    expect(thin?.fields).toContainEqual({ name: 'plane', offset: 0 });
  });

  it('is refused where it names what it does not hold', () => {
    const compact = JSON.parse(writeRecordsJson(sample)) as CompactModel;
    const orphan = { ...compact.records[0], parent: 'nobody#Nothing', fields: [{ name: 'x', offset: 0 }] };
    expect(() => expandModel({ ...compact, records: [orphan] as never })).toThrow('no field x to inherit');
    expect(() => expandModel({ ...compact, contents: {} })).toThrow('the model has no content');
  });
});
