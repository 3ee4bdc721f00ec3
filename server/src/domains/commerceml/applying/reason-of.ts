import { type Refusal, type Words, words } from '../../../kernel/problems/errors.ts';

/** A refusal in one sentence, with the fields it speaks of. */
export function reasonOf({ detail, errors }: Refusal): Words {
  const [first] = errors;
  if (!first) return detail;
  const field = first.at.split('/').at(-1) ?? '';
  return words(`${detail.en} ${field} ${first.message.en}.`, `${detail.ru} ${field}: ${first.message.ru}.`);
}
