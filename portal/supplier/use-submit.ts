import { useRef, useState } from 'react';
import { Refused } from '../public-kit/call.ts';
import { submitQuote } from './call.ts';
import type { Keeper } from './make-keeper.ts';
import { bodyOf } from './model/body.ts';
import type { Draft } from './model/draft.ts';
import { type RefusedFields, refusedFields } from './model/refused-fields.ts';
import type { Rfq } from './types.ts';

interface SubmitParts {
  rfq: Rfq;
  token: string;
  keeper: Keeper;
  onDone(): Promise<void>;
  /** The server named fields: the form shows them. */
  onFaults(): void;
}

const nothing: RefusedFields = { lines: {}, terms: {} };

/** Sends the answer; tried again after a broken line it is the same answer, by its key. */
export function useSubmit({ rfq, token, keeper, onDone, onFaults }: SubmitParts) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [told, setTold] = useState(nothing);
  const attempt = useRef({ said: '', key: '' });
  const send = async (draft: Draft, contactName: string) => {
    setSending(true);
    setProblem(undefined);
    setTold(nothing);
    const body = { ...bodyOf(draft, rfq), ...(contactName !== '' && { contactName }) };
    const said = JSON.stringify(body);
    if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID() };
    try {
      await keeper.flush();
      await submitQuote(token, body, attempt.current.key);
      keeper.stop();
      await onDone();
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused(0, {});
      if (!refused.isPassing) attempt.current = { said: '', key: '' };
      const next = refusedFields(refused, draft, rfq);
      setTold(next);
      setProblem(refused.message);
      if (Object.keys({ ...next.lines, ...next.terms }).length > 0) onFaults();
      else if (refused.members.rule === 'already_submitted') await onDone();
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problem, ...told };
}
