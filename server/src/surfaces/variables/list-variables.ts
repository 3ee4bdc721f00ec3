import Type from 'typebox';
import { flag, object, text } from '../../kernel/fields.ts';
import { query, type ReadContext } from '../../kernel/operation.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import type { Language } from '../../kernel/problems/problem-body.ts';
import { recordTypeAmong } from '../../kernel/record-type-among.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { mayResolve, shownScopes } from './may-resolve.ts';
import type { ServedVariable } from './served-variables.ts';

const item = object({
  path: Type.String({ examples: ['catalogItem.sku'] }),
  label: Type.String(),
  domain: Type.String(),
  entityTypes: Type.Array(Type.String()),
  valueType: Type.String({ enum: ['string', 'number', 'money', 'date', 'datetime', 'boolean', 'array'] }),
  scopes: Type.Array(Type.String({ title: 'Scope of a key; with `|` one of several' })),
});

export const listVariables = (
  served: readonly ServedVariable[],
  customOf: (ctx: ReadContext) => Promise<readonly ServedVariable[]>,
  switchedOff: (db: Db) => Promise<ReadonlySet<string>>,
) =>
  query({
    name: 'variables.list-variables',
    summary: words('List variables', 'Список переменных'),
    description:
      'Only paths that the caller may resolve, without those of extensions the portal has switched off. Filters combine; labels follow `Accept-Language`.',
    permission: 'variables.read',
    scope: 'variables.read',
    input: object({
      domain: Type.Optional(text(100, 'Domain', { examples: ['catalog'] })),
      entityType: Type.Optional(text(100, 'Record type', { examples: ['catalogItem'] })),
      search: Type.Optional(text(200, 'Text to find in the path or label, case-insensitive')),
      includeCustom: Type.Optional(flag("With the portal's own fields; true unless said")),
    }),
    output: object({
      items: Type.Array(item),
      groups: Type.Array(object({ domain: Type.String(), label: Type.String(), items: Type.Array(item) })),
      meta: object({
        total: Type.Integer(),
        includeCustom: Type.Boolean(),
        authType: Type.String({ enum: ['apiKey', 'jwt'] }),
      }),
    }),

    async run(ctx, { domain, entityType, search, includeCustom = true }) {
      const off = await switchedOff(ctx.db);
      const all = [...served.filter(({ path }) => !off.has(path)), ...(includeCustom ? await customOf(ctx) : [])];
      const types = all.flatMap((one) => one.entityTypes);
      const type = entityType && recordTypeAmong(types, entityType);
      const found = all.filter(
        (one) =>
          (!domain || one.domain === domain) &&
          (!type || one.entityTypes.includes(type)) &&
          (!search || mentions(one, search)) &&
          mayResolve(ctx.actor, one.rights),
      );
      const items = asOne(found).map((one) => show(one, ctx.language));
      ctx.respond({ headers: { 'Content-Language': ctx.language, Vary: 'Accept-Language' } });
      return {
        items,
        groups: [...Map.groupBy(items, (one) => one.domain)].map(([name, group]) => ({
          domain: name,
          label: domainLabel(name)[ctx.language],
          items: group,
        })),
        meta: { total: items.length, includeCustom, authType: ctx.actor.scopes ? 'apiKey' : 'jwt' },
      };
    },
  });

/** A path that several record types serve, each from its own records, is listed once with all of them. */
const asOne = (found: readonly ServedVariable[]): ServedVariable[] =>
  [...Map.groupBy(found, ({ path, domain }) => `${domain} ${path}`).values()].flatMap((same) => {
    const [first, ...others] = same as [ServedVariable, ...ServedVariable[]];
    // A custom field of each record type is a path of its own, with a label of its own.
    if (first.path.startsWith('custom.')) return same;
    return { ...first, entityTypes: [first, ...others].flatMap(({ entityTypes }) => entityTypes) };
  });

const show = ({ path, label, domain, entityTypes, valueType, rights }: ServedVariable, language: Language) => ({
  path,
  label: label[language],
  domain,
  entityTypes,
  valueType,
  scopes: shownScopes(rights),
});

/** Both languages are searched: a person types what the screen shows, whatever language the client requests. */
function mentions({ path, label }: ServedVariable, search: string): boolean {
  const wanted = folded(search);
  return [path, label.ru, label.en].some((one) => folded(one).includes(wanted));
}

const folded = (value: string) => value.toLowerCase().replaceAll('ё', 'е');

/** Headings of the variable catalog. */
const labels: Record<string, Words> = {
  procurement: words('Purchase requisition', 'Заявка на закупку'),
  catalog: words('Catalog', 'Каталог'),
  suppliers: words('Suppliers', 'Поставщики'),
  priceLists: words('Price lists', 'Прайс-листы'),
  counterparties: words('Counterparties', 'Контрагенты'),
  documents: words('Customer documents', 'Документы покупателя'),
  commercialProposal: words('Commercial proposal', 'Коммерческое предложение'),
  logistics: words('Logistics', 'Логистика'),
  company: words('Company', 'Компания'),
  users: words('People', 'Сотрудники'),
  messenger: words('Correspondence', 'Переписка'),
  tasktracker: words('Task tracker', 'Таск-трекер'),
  edoA: words('E-documents, operator A', 'ЭДО, оператор A'),
  edoB: words('E-documents, operator B', 'ЭДО, оператор B'),
  edoC: words('E-documents, operator C', 'ЭДО, оператор C'),
  custom: words('Custom fields', 'Дополнительные поля'),
};

const domainLabel = (domain: string): Words => labels[domain] ?? words(domain, domain);
