import { choiceWords } from '../../../../../nouns/choice-words.ts';
import { nouns } from '../../../../../nouns/nouns.ts';
import { recordPages } from '../../../../../nouns/record-pages.ts';
import { permits } from '../../../kernel/access/actor.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Route } from '../../../kernel/routes.ts';
import { readDefinitions } from '../../custom-fields/read-definitions.ts';
import type { TitleIn } from '../../integrations/marketplace/settings-form.ts';
import type { RecordHost } from '../../records/record-host.ts';
import { nameRecords } from '../../registers/name-records.ts';
import { type Referred, referredAmong, referredTypes } from '../../registers/referred.ts';
import { comparedRecords, recordIn } from '../describing/compared-records.ts';
import { type DescribedField, describedWrite } from '../describing/described-write.ts';
import { tellChanges } from '../describing/tell-changes.ts';
import { type Lexicon, type Shape, type ToldField, tellInput } from '../describing/tell-input.ts';
import { getWrite, reading } from '../pending-write.ts';

interface Telling {
  routeAt(address: string): Route | undefined;
  /** The record that an address names, or that it makes. */
  hostAt(address: string): RecordHost | undefined;
  hosts: readonly RecordHost[];
  titleIn: TitleIn;
}

/** What a write was given as people read it: the words are those of the contract, the custom fields' and the records' own. */
export function describeWrite({ routeAt, hostAt, hosts, titleIn }: Telling) {
  const [byField, byType] = [referredAmong(hosts), referredTypes(hosts)];
  return query({
    name: 'pending-writes.describe-write',
    summary: words('Describe a pending write in words', 'Описать предложение агента словами'),
    description:
      'What it was given, in the language of the caller: labels of fields, words of choices, names of the records that it refers to and that the caller may read.',
    ...reading,
    input: object({ id: id() }),
    output: describedWrite,

    async run(ctx, { id }) {
      const { address, input, preview } = await ctx.ask(getWrite, { id });
      const shape = (routeAt(address)?.operation.input ?? {}) as Shape;
      const lexicon = await lexiconOf(ctx, address);
      const { fields, lists } = tellInput(input, shape, lexicon);
      const after = recordIn(preview.body);
      const compared = after && (await comparedRecords(ctx, hostAt(address), address, input, after));
      const output = (routeAt(address)?.operation.output ?? {}) as Shape;
      const changes = compared ? tellChanges(compared.now, compared.after, output, lexicon) : [];
      const told = [
        ...[...fields, ...lists.flatMap(({ rows }) => rows.flat())],
        ...changes.flatMap((change) => [change.before ?? [], change.after ?? []].flat()),
      ];
      const names = await nameRecords(ctx.db, wantedOf(told));
      const show = (field: ToldField) => described(field, ctx.language, names);
      return {
        fields: fields.map(show),
        lists: lists.map(({ rows, ...list }) => ({ ...list, rows: rows.map((row) => ({ fields: row.map(show) })) })),
        changes: changes.map(({ field, label, before, after: would }) => {
          const { path, kind } = field;
          const [was, is] = [before, would].map((one) => (one ? show(one).values : []));
          return { path, label, kind, before: was ?? [], after: is ?? [] };
        }),
        currency: [input.currency, after?.currency].find((one) => typeof one === 'string') ?? null,
      };
    },
  });

  async function lexiconOf(ctx: ReadContext, address: string): Promise<Lexicon> {
    const host = hostAt(address);
    const record = /:(\w+)/.exec(address)?.[1];
    const own = new Map(Object.entries(nouns.find(({ type }) => type === host?.entity.type)?.fields ?? {}));
    const custom = (await readDefinitions(ctx)).filter(({ entityType }) => entityType === host?.entityType);
    // What stands after a semicolon is for who writes the call.
    const titled = ({ title }: Shape) =>
      typeof title === 'string' ? titleIn(title, ctx.language).split(';')[0] : undefined;
    return {
      labelOf(path, shape) {
        const [first = '', ...inside] = path;
        const definition = first === 'customFields' && custom.find(({ key }) => key === inside[0]);
        if (definition) return definition.label;
        const words = inside.length > 0 ? undefined : first === record ? host?.entity.noun : own.get(first)?.spec.label;
        return words?.[ctx.language] ?? titled(shape) ?? path.at(-1) ?? '';
      },
      choicesOf: (name, shape) => choiceWords((shape.enum ?? []) as string[]) ?? own.get(name)?.spec.choices,
      referredBy(name) {
        const one = name.replace(/s$/, '');
        const type = name === record ? host?.entityType : one.replace(/Id$/, '');
        const referred = byField(one) ?? byType.get(type ?? '');
        return referred && permits(ctx.actor, referred.demands) ? referred : undefined;
      },
    };
  }
}

function wantedOf(told: readonly ToldField[]) {
  const wanted = new Map<Referred, Set<string>>();
  for (const { refersTo, texts } of told)
    if (refersTo) wanted.set(refersTo, new Set([...(wanted.get(refersTo) ?? []), ...texts]));
  return wanted;
}

function described(
  { texts, choices, refersTo, ...field }: ToldField,
  language: ReadContext['language'],
  names: ReadonlyMap<string, string>,
): DescribedField {
  const pageOf = (id: string) => {
    const page = refersTo && names.has(id) && recordPages[refersTo.entityType];
    return page ? `${page}/${id}` : null;
  };
  return {
    ...field,
    values: texts.map((text) => ({
      text,
      name: choices?.[text]?.[language] ?? names.get(text) ?? null,
      page: pageOf(text),
    })),
  };
}
