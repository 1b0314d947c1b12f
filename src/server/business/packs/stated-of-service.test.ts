import { expect, test } from 'vitest';
import { compileTemplate, fillPage } from '../../../engine/index.ts';
import { sectionTextKind } from '../../../sections/schemas.ts';
import { packStore } from './pack-store.ts';

const facts = new Map([
  ['service.price_range', '$120 to $260'],
  ['service.duration', 'about two hours'],
]);

test.each(['junk-removal', 'plumbing', 'house-cleaning', 'local-services'])(
  'a landing page of %s says what most jobs cost and take, where the owner stated it, and no price otherwise',
  pack => {
    const [template] = packStore.pack(pack).templates;
    if (!template) throw new Error(`${pack} has no template`);
    const compiled = compileTemplate(
      { ...template, content_sections: [...template.content_sections] },
      sectionTextKind,
    );
    const textOf = (known: ReadonlyMap<string, string>) =>
      JSON.stringify(
        fillPage(compiled, { keyword: 'hauling', city: 'Davie', state: 'FL' }, 7, [], known).content_sections,
      );
    expect(textOf(facts)).toMatch(/\. Most (?:jobs|visits) cost \$120 to \$260\./);
    expect(textOf(facts)).toMatch(/\. Most (?:jobs|visits) take about two hours\./);
    expect(textOf(new Map())).not.toMatch(/\$|Most (?:jobs|visits) (?:cost|take)/);
  },
);
