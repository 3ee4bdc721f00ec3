import { type ReactNode, useEffect, useRef } from 'react';
import type { Refused } from '../../public-kit/call.ts';
import { Dialog } from '../../public-kit/dialog.tsx';
import { say } from '../../src/kit/say.ts';
import { refusalWords } from '../model/refusal-words.ts';

interface DialogFormProps {
  title: string;
  children: ReactNode;
  /** Words of the button that sends. */
  action: string;
  isSending: boolean;
  problem: Refused | undefined;
  onSubmit(): void;
  onClose(): void;
}

/**
 * A question above the page that is answered by typing; a refusal stands at its fields or else at the button, and what was typed
 * stays.
 */
export function DialogForm({ title, children, action, isSending, problem, onSubmit, onClose }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const showFault = () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  useEffect(() => {
    if (problem) showFault();
  }, [problem]);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          setTimeout(showFault);
        }}
      >
        {children}
        {problem && problem.faults.length === 0 && (
          <p className="fault" role="alert">
            {refusalWords(problem)}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="primary" disabled={isSending}>
            {isSending ? say('Sending…', 'Отправляем…') : action}
          </button>
          <button type="button" onClick={onClose} disabled={isSending}>
            {say('Back', 'Назад')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
