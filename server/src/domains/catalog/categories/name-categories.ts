import { type CatalogCategory, maxDepth } from '../../../../../nouns/catalog-category.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { catalogCategory, categories } from './category.ts';
import { lockTree } from './place.ts';

/** A category with its names from the root down. */
export interface NamedCategory {
  id: string;
  code: string | null;
  path: string[];
  names: string[];
}

const parts = (text: string) => text.split(/\s+\/(?=\s)/).map((name) => name.trim());
/** `А / Б / В`, from the root down. */
const pathOf = (names: readonly string[]) => names.join(' / ');
const keyOf = (names: readonly string[]) => pathOf(names).toLowerCase();

/** Active categories that people may mean by these texts, and those on the way to them; one statement. */
export const categoriesNamed = (db: Db, texts: readonly string[]) => {
  const codes = texts.map((text) => text.toLowerCase());
  const names = texts.flatMap((text) => possibleNames(parts(text)));
  return db.many<NamedCategory>(sql`
    select category.id, category.code, category.path, ${namesOf(db)} as names from catalog_categories category
    where category.tenant_id = ${db.tenant} and category.archived_at is null
      and (lower(category.name) = any(${names}::text[]) or lower(category.code collate people) = any(${codes}::text[]))`);
};

/** As many as a name of 200 characters can have. */
const mostSlashes = 50;

/** What stands between two slashes, and whatever ends the path: a name may have slashes of its own. */
const possibleNames = (path: readonly string[]) => [
  ...path.map((name) => name.toLowerCase()),
  ...path.slice(-mostSlashes).map((_, from, tail) => keyOf(tail.slice(from))),
];

/** Categories of these identifiers as files name them. */
export async function categoryPaths(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ id: string; names: string[] }>(sql`
    select category.id, ${namesOf(db)} as names from catalog_categories category
    where category.tenant_id = ${db.tenant} and category.id = any(${[...new Set(ids)]}::uuid[])`);
  return new Map(rows.map(({ id, names }) => [id, pathOf(names)]));
}

const namesOf = (db: Db) => sql`array(
  select above.name from unnest(category.path) with ordinality step(id, place)
  join catalog_categories above on above.tenant_id = ${db.tenant} and above.id = step.id order by step.place)`;

/** The category meant by «A / B / C», by a code, or by a name alone; undefined when there is none, an error when it is unclear. */
export function meantCategory(text: string, known: readonly NamedCategory[]): NamedCategory | FieldError | undefined {
  const wanted = keyOf(parts(text));
  const signs: Array<(one: NamedCategory) => boolean> = [
    ({ names }) => keyOf(names) === wanted,
    ({ code }) => code?.toLowerCase() === text.toLowerCase(),
    ({ names }) => names.at(-1)?.toLowerCase() === wanted,
  ];
  const [found = []] = signs.map((sign) => known.filter(sign)).filter((some) => some.length > 0);
  return found.length > 1 ? ambiguous : found[0];
}

/** Why a category cannot be made by its path, when it cannot. */
export function unfitPath(text: string): FieldError | undefined {
  const names = parts(text);
  if (names.length > maxDepth) return tooDeep;
  return names.some((name) => name === '' || name.length > 200) ? badName : undefined;
}

/** The categories of these paths, those that are missing made under the lock of the tree; three statements however many. */
export async function ensureCategories(ctx: WriteContext, texts: readonly string[]): Promise<Map<string, string>> {
  await lockTree(ctx.db);
  const known = await categoriesNamed(ctx.db, texts);
  const paths = new Map(known.map(({ names, path }) => [keyOf(names), path]));
  const made: Array<{ id: string; parent_id: string | null; path: string[]; name: string }> = [];
  const ensure = (names: readonly string[]): string[] => {
    if (names.length === 0) return [];
    const held = paths.get(keyOf(names));
    if (held) return held;
    const above = ensure(names.slice(0, -1));
    const id = uuidv7();
    const path = [...above, id];
    paths.set(keyOf(names), path);
    made.push({ id, parent_id: above.at(-1) ?? null, path, name: names.at(-1) as string });
    return path;
  };
  const ids = texts.map((text) => {
    const meant = meantCategory(text, known);
    return [text, meant && 'id' in meant ? meant.id : (ensure(parts(text)).at(-1) as string)] as const;
  });
  if (made.length > 0) await insertCategories(ctx, made);
  return new Map(ids);
}

async function insertCategories(ctx: WriteContext, made: readonly object[]) {
  const rows = await ctx.db.many<CatalogCategory>(sql`
    insert into catalog_categories as category (tenant_id, id, parent_id, path, name, created_by, updated_by)
    select ${ctx.db.tenant}::uuid, given.id, given.parent_id, given.path, given.name, ${ctx.actor.userId}::uuid, ${ctx.actor.userId}::uuid
    from json_to_recordset(${JSON.stringify(made)}::json) given(id uuid, parent_id uuid, path uuid[], name text)
    returning ${categories.shown()}`);
  for (const row of rows) ctx.record(catalogCategory.fact('created', row));
}

/** Those of the categories that are active; none of them is archived until the transaction ends. */
export async function holdCategories(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ id: string }>(sql`
    select id from catalog_categories where tenant_id = ${db.tenant} and id = any(${ids}::uuid[]) and archived_at is null
    order by id for key share`);
  return new Set(rows.map(({ id }) => id));
}

const refused = (code: string, en: string, ru: string) => fieldError('/category', code, words(en, ru));

const ambiguous = refused(
  'ambiguous',
  'names several categories; write the path from the root, «A / B / C»',
  'таких категорий несколько; укажите путь от корня: «А / Б / В»',
);

export const unknownCategory = refused(
  'not_found_reference',
  'there is no such category; the import can be told to create it',
  'такой категории нет; импорт может её создать, если это разрешить',
);

const tooDeep = refused(
  'category_depth',
  `categories nest at most ${maxDepth} deep`,
  `вложенность категорий — не более ${maxDepth} уровней`,
);

const badName = refused(
  'max_length',
  'each name of the path has 1 to 200 characters',
  'в каждом названии пути от 1 до 200 символов',
);
