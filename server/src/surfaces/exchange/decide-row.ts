import type { Match } from '../../kernel/exchange/exchange-rows.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import type { CellRemark, RowAction } from '../../platform/exchange/import-rows.ts';
import type { RowReason } from '../../platform/exchange/row-reasons.ts';
import type { Draft } from './draft-row.ts';
import type { Planned, Planning } from './planning.ts';

interface Decision {
  action: RowAction;
  match?: Match | undefined;
  reason?: RowReason;
}

/** What will happen with a row: a record is created, changed or left alone, or a person must decide. */
export function decideRow(planning: Planning, draft: Draft, matches: readonly Match[]): Planned {
  const { n, cells, values, input } = draft;
  const decision = decide(planning, draft, matches);
  const told = decision.action === 'create' ? archivedTwins(matches) : setAside(planning, draft);
  // Errors of a row that a person leaves out need not be corrected.
  const errors = isLeftOut(draft.choice) ? [] : draft.errors;
  const action = unchanged(planning, draft, decision) ? 'skip' : decision.action;
  const reason = action === decision.action ? decision.reason : 'unchanged';
  if (action === 'create') errors.push(...missing(planning, draft));
  if (action === 'create' || action === 'update') errors.push(...repeated(planning, draft, decision.match));
  const shown = matches.slice(0, 5).map(({ entityId, reason, displayName }) => ({ entityId, reason, displayName }));
  return {
    n,
    cells,
    action,
    entityId: decision.match?.entityId ?? null,
    plan: {
      ...(reason && { reason }),
      values,
      matches: shown,
      ...(draft.candidates.length > 0 && { candidates: [...draft.candidates] }),
      errors,
      warnings: [...draft.warnings, ...told],
    },
    input,
    match: decision.match,
  };
}

const isLeftOut = (choice: Draft['choice']) => choice?.action === 'skip';

function decide({ mode }: Planning, { choice, code }: Draft, matches: readonly Match[]): Decision {
  if (isLeftOut(choice)) return { action: 'skip', reason: 'chosen' };
  const wanted = choice?.entityId ?? code?.entityId;
  if (wanted) {
    const match = matches.find(({ entityId }) => entityId === wanted);
    if (!match) return { action: 'conflict', reason: 'unknown_code' };
    if (match.archived) return { action: 'conflict', match, reason: 'archived' };
    if (!choice?.action && code?.version !== match.version)
      return { action: 'conflict', match, reason: 'stale_version' };
    const taken = matches.some((one) => one.exclusive && !one.archived && one.entityId !== wanted);
    return taken ? { action: 'conflict', match, reason: 'taken' } : { action: 'update', match };
  }
  if (choice?.action === 'create') return { action: 'create' };
  const active = matches.filter(({ archived }) => !archived);
  const strongest = active.filter(({ reason }) => reason === active[0]?.reason);
  const [match] = strongest;
  if (!match) return { action: 'create' };
  if (strongest.length > 1) return { action: 'conflict', reason: 'ambiguous' };
  return mode === 'append' ? { action: 'skip', match, reason: 'exists' } : { action: 'update', match };
}

const unchanged = ({ exchange }: Planning, { input, errors }: Draft, { action, match }: Decision) =>
  action === 'update' && match !== undefined && errors.length === 0 && !exchange.changes(match.record, input);

/** A new record needs the required fields of its noun. */
function missing({ required }: Planning, { values, errors }: Draft): CellRemark[] {
  return required
    .filter(({ field }) => values[field] === undefined && !errors.some((told) => told.field === field))
    .map(({ field, title }) => ({
      ...remark('required', words(`${title.en} is required`, `${title.ru}: обязательное поле`)),
      field,
    }));
}

/** Two rows about the same record are ambiguous: the second one gets an error that names the first. */
function repeated({ exchange, seen }: Planning, { n, input }: Draft, match: Match | undefined): CellRemark[] {
  const keys = [...exchange.keysOf(input), ...(match ? [`id:${match.entityId} ${exchange.apart?.(input) ?? ''}`] : [])];
  const first = keys.map((key) => seen.get(key)).find((row) => row !== undefined && row !== n);
  if (first !== undefined)
    return [
      remark(
        'duplicate',
        words(`row ${first} of the file is about the same record`, `строка ${first} файла — о той же записи`),
      ),
    ];
  for (const key of keys) seen.set(key, n);
  return [];
}

/** Columns for new records only are ignored for an existing record, even if they contain errors. */
function setAside({ exchange }: Planning, draft: Draft): CellRemark[] {
  const aside = exchange.columns.filter(({ onlyForNew, field }) => onlyForNew && draft.values[field] !== undefined);
  draft.errors = draft.errors.filter(({ field }) => !aside.some((column) => column.field === field));
  return aside.map(({ field }) => ({ ...remark('only_for_new', onlyForNew), field }));
}

const onlyForNew = words('applies to a new record only', 'учитывается только для новой записи');

const archivedTwins = (matches: readonly Match[]) =>
  matches.length > 0 ? [remark('archived_match', archivedMatch)] : [];

const archivedMatch = words('an archived record looks the same', 'такая запись есть в архиве');

const remark = (code: string, message: Words): CellRemark => ({ column: null, field: null, code, message });
