import { type Actor, authorize, permits } from '../../kernel/access/actor.ts';
import type { Exchange } from '../../kernel/exchange/exchange.ts';
import { Refusal, words } from '../../kernel/problems/errors.ts';

/** Whether the sender of a file may fill custom fields of the records that its rows refer to. */
export const reachesBeside = (actor: Actor, { fieldsBeside: beside }: Exchange): boolean =>
  beside !== undefined && permits(actor, beside.asks);

/** Refuses columns mapped to such fields if the caller may not change their records. */
export function refuseBeside(
  actor: Actor,
  { fieldsBeside: beside }: Exchange,
  mapping: Readonly<Record<string, string>>,
) {
  const mapped = Object.entries(mapping).find(([, target]) => beside && target.startsWith(`${beside.of}.custom.`));
  if (!beside || !mapped) return;
  try {
    authorize(actor, beside.asks);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [column, target] = mapped;
    const { code, detail, members, headers } = error;
    throw new Refusal(
      code,
      words(
        `Column ${column} is mapped to ${target}, a field of another record that you may not change. Leave the column out. ${detail.en}`,
        `Столбец ${column} сопоставлен с полем ${target} другой записи, изменять которую вам нельзя. Не загружайте этот столбец. ${detail.ru}`,
      ),
      { members, headers },
    );
  }
}
