import type { EDocument } from '../../../../../nouns/e-document.ts';
import type { SubmittedKind } from '../../../kernel/integrations/ports/e-document-writes.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { conflict, invalidField, words } from '../../../kernel/problems/errors.ts';

export type Format = EDocument['format'];

export interface Side {
  name: string;
  inn: string | null;
  kpp: string | null;
}

/** All that is known of a record that may be given to an operator. */
export interface Sendable {
  kind: SubmittedKind;
  format: Format;
  title: string;
  number: string;
  /** A day. */
  date: string;
  amount: string | null;
  vat: string | null;
  currency: string;
  sender: Side;
  recipient: Side;
  /** Its file, made outside any transaction. */
  make(steps: Steps): Promise<{ name: string; type: string; bytes: Buffer }>;
}

/** The format that was asked for, or the usual one. */
export function formatOf<F extends Format>(asked: Format | undefined, possible: readonly [F, ...F[]]): F {
  const [usual] = possible;
  const found = asked === undefined ? usual : possible.find((one) => one === asked);
  if (found !== undefined) return found;
  throw invalidField(
    '/format',
    'format_not_applicable',
    words(`can only be ${possible.join(', ')} here`, `для этого документа возможно только: ${possible.join(', ')}`),
    { allowed: possible },
  );
}

export const notReady = (status: string, en: string, ru: string) =>
  conflict('not_ready_to_send', words(en, ru), { recordStatus: status });
