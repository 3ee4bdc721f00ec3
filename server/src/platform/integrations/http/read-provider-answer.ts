import { type ProviderAnswer, ProviderError, type ProviderRequest } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { parseStorable } from '../../../kernel/values/storable-text.ts';
import type { Answer } from '../../outbound/outcome.ts';

/** An answer as a connector reads it. One that cannot be read leaves what was written unsafely in doubt. */
export const readProviderAnswer = (
  { status, fields, bytes }: Answer,
  { operation, class: kind }: Pick<ProviderRequest, 'operation' | 'class'>,
): ProviderAnswer => ({
  status,
  headers: fields,
  bytes,
  text: () => bytes.toString('utf8'),
  json() {
    try {
      return parseStorable(bytes.toString('utf8'));
    } catch {
      throw new ProviderError(
        kind === 'unsafe-write' ? 'unknown_outcome' : 'contract_violation',
        words(`${operation}: the answer is not JSON.`, `${operation}: в ответе не JSON.`),
      );
    }
  },
});
