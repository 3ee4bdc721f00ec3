import type { LogLine } from '../../../kernel/integrations/call.ts';
import type { ProviderError, ProviderRequest } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Outcome } from '../../outbound/outcome.ts';
import { redact } from '../log/redact.ts';
import type { KeptLine } from '../log/write-log.ts';

interface Noted {
  attempt: number;
  durationMs: number;
  outcome: Outcome;
  error: ProviderError | null;
}

/** What one piece of work says, covered as it is said and written when the work is over, whatever came of it. */
export interface CallJournal {
  noteCall(call: ProviderRequest, noted: Noted): void;
  note(line: LogLine): void;
  /** The same value with every secret known here covered. */
  covered<T>(value: T): T;
  /** One more secret, learnt on the way. */
  cover(secret: string): void;
  readonly lines: readonly KeptLine[];
}

const mostLines = 500;

export function createCallJournal(known: readonly string[], correlationId: string | null): CallJournal {
  const lines: KeptLine[] = [];
  const secrets = [...known];

  function note(line: LogLine) {
    if (lines.length >= mostLines) return;
    lines.push({ ...(redact(line, secrets) as LogLine), at: new Date().toISOString(), correlationId });
  }

  return {
    lines,
    note,
    covered: <T>(value: T) => redact(value, secrets) as T,
    cover: (secret) => void secrets.push(secret),
    noteCall(call, { attempt, durationMs, outcome, error }) {
      const status = outcome.kind === 'answer' ? outcome.status : undefined;
      note({
        direction: 'OUTBOUND',
        level: error ? 'error' : 'info',
        event: call.operation,
        status: error ? (error.kind === 'unknown_outcome' ? 'in_doubt' : 'failed') : 'ok',
        message: error?.detail ?? words('The provider answered.', 'Провайдер ответил.'),
        details: {
          method: call.method,
          requestBytes: call.body ? Buffer.byteLength(call.body) : 0,
          ...(outcome.kind === 'answer' ? { responseBytes: outcome.bytes.length } : { failure: outcome.errorCode }),
          ...(error && { kind: error.kind }),
        },
        durationMs,
        attempt,
        ...(status !== undefined && { httpStatus: status }),
      });
    },
  };
}
