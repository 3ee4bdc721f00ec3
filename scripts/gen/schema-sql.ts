import { createPool } from '../../server/src/platform/postgres/create-pool.ts';

interface Line {
  part: string;
  text: string;
}

/** The result of all migrations, read from the system catalogs: types, functions, tables with all their parts. */
export async function schemaSql(ownerUrl: string): Promise<string> {
  const pool = createPool(ownerUrl, 1, 'prokura gen');
  try {
    const parts: string[] = [];
    for (const query of [domains, tables, functions]) {
      const { rows } = await pool.query<Line>(query);
      parts.push(...rows.map(({ part, text }) => (part === '' ? text : `-- ${part}\n${text}`)));
    }
    return `-- Generated: what the migrations add up to.\n\n${parts.join('\n\n')}\n`;
  } finally {
    await pool.end();
  }
}

const domains = `
  select '' as part, format('create domain %s as %s%s;', t.typname, format_type(t.typbasetype, t.typtypmod),
    coalesce((select string_agg(' ' || pg_get_constraintdef(k.oid), '' order by k.conname) from pg_constraint k where k.contypid = t.oid), '')) as text
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'd' order by t.typname`;

const functions = `
  select '' as part, rtrim(pg_get_functiondef(p.oid), E'\\n') || E';\\nalter routine ' || p.oid::regprocedure || ' owner to ' ||
    case when p.proowner = (select oid from pg_roles where rolname = 'prokura_directory') then 'prokura_directory' else 'owner' end || ';' as text
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.oid::regprocedure::text`;

const tables = `
  select c.relname as part, concat_ws(E'\\n',
    format(E'create %stable %s (\\n%s\\n)%s;', case when c.relpersistence = 'u' then 'unlogged ' else '' end, c.relname,
      concat_ws(E',\\n',
        (select string_agg(format('  %s %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
            (select ' collate ' || l.collname from pg_collation l join pg_type y on y.oid = a.atttypid where l.oid = a.attcollation and l.oid <> y.typcollation),
            case when a.attnotnull then ' not null' else '' end,
            coalesce(case a.attgenerated when 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
              else ' default ' || pg_get_expr(d.adbin, d.adrelid) end, '')), E',\\n' order by a.attnum)
          from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
        (select string_agg('  constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid), E',\\n' order by k.contype = 'p' desc, k.conname)
          from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n')),
      coalesce(' partition by ' || lower(pg_get_partkeydef(c.oid)), '')),
    (select string_agg(pg_get_indexdef(i.indexrelid) || ';', E'\\n' order by i.indexrelid::regclass::text) from pg_index i
      where i.indrelid = c.oid and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))),
    (select string_agg(pg_get_triggerdef(t.oid) || ';', E'\\n' order by t.tgname) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal),
    case when c.relrowsecurity then format('alter table %s enable row level security;', c.relname) end,
    case when c.relforcerowsecurity then format('alter table %s force row level security;', c.relname) end,
    (select string_agg(format('create policy %s on %s%s using %s%s;', p.polname, c.relname,
        case when p.polroles = '{0}' then '' else ' for select to ' || array_to_string(p.polroles::regrole[], ', ') end,
        regexp_replace(pg_get_expr(p.polqual, c.oid), '^([^(].*)$', '(\\1)'),
        coalesce(' with check ' || pg_get_expr(p.polwithcheck, c.oid), '')), E'\\n' order by p.polname) from pg_policy p where p.polrelid = c.oid),
    (select string_agg(format('grant %s on %s to %s;', rights, c.relname, grantee), E'\\n' order by grantee) from (
        select g.grantee, string_agg(lower(g.privilege_type), ', ' order by g.privilege_type) as rights
        from information_schema.role_table_grants g
        where g.table_schema = 'public' and g.table_name = c.relname and g.grantee like 'prokura\\_%' and g.grantee <> current_user group by g.grantee) given)
  ) as text
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`;
