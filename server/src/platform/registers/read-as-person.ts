import Type from 'typebox';
import type { RegisterExport } from '../../../../nouns/register-export.ts';
import { authorize } from '../../kernel/access/actor.ts';
import type { Entrance } from '../../kernel/access/entrance.ts';
import { type Approach, query, type ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { WrittenColumn } from '../spreadsheets/write-book.ts';
import { chosenColumns, shownColumns } from './chosen-columns.ts';
import { headingsOf } from './headings-of.ts';
import { personNow } from './person-now.ts';
import { type RegisterPage, readRegisterPage } from './read-register-page.ts';
import type { ReferredBy } from './referred.ts';
import type { Register } from './register.ts';

/** What a file in the background is asked by: the export as its row tells, and where its next page begins. */
type Asked = RegisterExport & { cursor?: string | null };

export type AsPerson = ReturnType<typeof readAsPerson>;

/** The head and the pages of a register as the person reads them who asked for it, with the rights he has now. */
export function readAsPerson(register: Register, referredBy: ReferredBy) {
  const asPerson = {
    permission: 'internal',
    scope: null,
    summary: words('Read a register as a person', 'Прочитать реестр от имени человека'),
    input: Type.Unsafe<Asked>({}),
    output: Type.Unknown(),
    enter: enterAsPerson,
  } as const;
  const admit = ({ actor }: ReadContext) => {
    for (const demanded of register.demands) authorize(actor, demanded);
  };
  return {
    readHead: query({
      ...asPerson,
      name: 'registers.read-head-as-person',
      async run(ctx, { rows, columns, language }): Promise<{ paths: string[]; headings: WrittenColumn[] }> {
        admit(ctx);
        const shown = chosenColumns(await shownColumns(ctx, register, referredBy, rows), columns);
        return { paths: shown.map(({ path }) => path), headings: headingsOf(shown, language) };
      },
    }),
    readPage: query({
      ...asPerson,
      name: 'registers.read-page-as-person',
      async run(ctx, asked): Promise<RegisterPage> {
        admit(ctx);
        return readRegisterPage(ctx, register, referredBy, asked);
      },
    }),
  };
}

async function enterAsPerson({ createdBy, language }: Asked, { actor, ask }: Approach): Promise<Entrance<undefined>> {
  const { tenantId } = actor;
  const permissions = createdBy === null ? new Set<string>() : await ask(personNow, tenantId, { userId: createdBy });
  return { tenantId, carried: undefined, language, as: { kind: 'user', userId: createdBy, permissions } };
}
