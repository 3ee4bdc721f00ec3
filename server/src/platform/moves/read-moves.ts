import Type from 'typebox';
import type { Lifecycle as DeclaredLifecycle } from '../../../../nouns/kit/lifecycle.ts';
import { moveConditions } from '../../../../nouns/move-conditions.ts';
import { choice, flag, nullable, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { besideOf } from '../comments/comment.input.ts';
import { type RecordHost, readHost, scopesOf } from '../records/record-host.ts';
import { guardOf, guards } from './guard-of.ts';
import { readRoles } from './read-roles.ts';

const named = (title: string) => Type.Array(Type.String(), { title });

const move = object(
  {
    move: Type.String({ title: 'Name of the move', examples: ['approve'] }),
    to: Type.String({ title: 'Status it leads to', examples: ['approved'] }),
    isAllowed: flag('The caller may ask for it now'),
    requires: Type.Array(
      object({
        condition: Type.String({ title: 'Stable name', examples: ['reason'] }),
        message: Type.String({ title: 'What fulfils it', examples: ['a reason is given'] }),
      }),
      { title: 'What it asks for besides' },
    ),
    stoppedBy: nullable(
      object(
        {
          guard: choice(guards, 'What stops it'),
          message: Type.String({ title: 'What would lift it, in words', examples: ['It is moved there by itself.'] }),
          statuses: named('Statuses it is made from'),
          permission: nullable(Type.String({ title: 'Permission it takes' })),
          roles: named('Roles of the portal that have the permission'),
          people: named('People whose decision it waits for'),
        },
        { title: 'Why it is not allowed' },
      ),
    ),
  },
  { title: 'A move of a record' },
);

/** Every move of a record's lifecycle, and of each that the caller may not ask for what stops it. */
export function readMoves(hosts: readonly RecordHost[]) {
  const moving = hosts.flatMap((host) => (host.entity.lifecycle ? { ...host, get: host.card ?? host.get } : []));
  return query({
    name: 'moves.read-moves',
    summary: words('Read what a record may become', 'Переходы записи между статусами'),
    description:
      'Every move of its lifecycle in order. What stops one is the first of: the `status` it stands in; that `nobody` asks for it, since it follows from something ' +
      'else; the `permission` it takes; an `approval` that waits for others; the `author`, who may not approve his own; what the `record` itself remembers. A move that is allowed may still be refused by ' +
      'what it requires: a dry run of it says by which, with the figures. Where `permission` is null a move asks for that of its own operation.',
    permission: 'signed-in',
    scope: scopesOf(moving, 'get'),
    refuses: ['not_found', 'forbidden', 'insufficient_scope'],
    input: object(besideOf(moving)),
    output: object({
      status: Type.String({ title: 'Status it stands in', examples: ['pending_approval'] }),
      moves: Type.Array(move),
    }),

    async run(ctx, asked) {
      const { language } = ctx;
      const { host, record } = await readHost(ctx, moving, asked, words('Record', 'Запись'));
      const { moves, statusWords } = host.entity.lifecycle as unknown as DeclaredLifecycle & { statusWords: Named };
      const status = String(record.status ?? record.stage);
      const standing = { actor: ctx.actor, record, status, statusWords, roles: await readRoles(ctx.db) };
      return {
        status,
        moves: Object.entries(moves).map(([name, { to, requires = [], ...rest }]) => {
          const stoppedBy = guardOf(standing, { to, requires, ...rest });
          return {
            ...{ move: name, to, isAllowed: stoppedBy === null },
            requires: requires.map((condition) => ({
              condition,
              message: moveConditions[condition]?.[language] ?? condition,
            })),
            stoppedBy: stoppedBy && { ...stoppedBy, message: stoppedBy.message[language] },
          };
        }),
      };
    },
  });
}

type Named = Readonly<Record<string, { en: string; ru: string }>>;
