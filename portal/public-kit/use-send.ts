import { useRef, useState } from 'react';
import { Refused } from './call.ts';

/**
 * Sends what a person has typed, once: a second click while it is under way does nothing, and another try of the same words after a
 * broken line carries the same key, so that the server takes them once.
 */
export function useSend<Body>(post: (body: Body, key: string) => Promise<unknown>) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Refused>();
  const attempt = useRef({ said: '', key: '' });
  const isUnderWay = useRef(false);
  /** Whether the server has taken it. */
  const send = async (body: Body): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending(true);
    setProblem(undefined);
    const said = JSON.stringify(body);
    if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID() };
    try {
      await post(body, attempt.current.key);
      return true;
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused(0, {});
      if (!refused.isPassing) attempt.current = { said: '', key: '' };
      setProblem(refused);
      return false;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { send, isSending, problem };
}
