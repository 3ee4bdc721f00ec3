import type { Db } from '../../../kernel/sql/db.ts';
import type { Answers, VariableGroup, VariableNamespace } from '../../../kernel/variables.ts';
import { deliveryDocuments } from '../delivery-document.ts';
import { type WholeDocument, wholeDocuments } from '../parties-of.ts';

type Loading = Map<string, Promise<Map<string, WholeDocument>>>;

const loading = new WeakMap<Db, Loading>();

/** All paths of a document come from one reading of it in the transaction, however many namespaces ask. */
function loaded(db: Db, ids: readonly string[]) {
  const known = loading.get(db) ?? new Map();
  loading.set(db, known);
  const key = ids.join();
  const found = known.get(key) ?? wholeDocuments(db, ids);
  known.set(key, found);
  return found;
}

/** Answers of a group from whole documents. */
export const from =
  (answersOf: (whole: WholeDocument) => Readonly<Record<string, unknown>>): VariableGroup['load'] =>
  async (db, ids): Promise<Answers> =>
    new Map([...(await loaded(db, ids))].map(([id, whole]) => [id, answersOf(whole)]));

export const reading = { scopes: ['logistics.read'], permission: 'logistics.read' } as const;

export const ofPapers: Pick<VariableNamespace, 'domain' | 'entityTypes' | 'exists'> = {
  domain: 'documents',
  entityTypes: ['generatedDocument'],
  exists: async (db, ids) => new Set((await deliveryDocuments.byIds(db, ids)).map(({ id }) => id)),
};
