import { type ReactNode, useState } from 'react';
import type { Refused } from '../../public-kit/call.ts';
import { Dialog } from '../../public-kit/dialog.tsx';
import { Field } from '../../public-kit/field.tsx';
import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { say } from '../../src/kit/say.ts';
import { keptName } from '../kept-name.ts';

interface AnswerFormProps {
  token: string;
  title: string;
  /** Words of the button that sends. */
  action: string;
  children: ReactNode;
  isSending: boolean;
  problem: Refused | undefined;
  /** Sends it in this name. */
  onSubmit(name: string): void;
  onClose(): void;
}

/** A question above the page: who answers, and what more is said. */
export function AnswerForm({ token, title, action, children, isSending, problem, onSubmit, onClose }: AnswerFormProps) {
  const [name, setName] = useKeptText(keptName(token, 'name'));
  const [isTried, setTried] = useState(false);
  const given = name.trim();
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (given !== '') onSubmit(given);
        }}
      >
        {children}
        <Field
          label={say('Your name', 'Ваше имя')}
          value={name}
          maxLength={200}
          autoComplete="name"
          fault={isTried && given === '' ? say('Say who answers', 'Укажите, кто отвечает') : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {problem && (
          <p className="fault" role="alert">
            {[problem.message, ...problem.faults.map(({ message }) => message)].join(' ')}
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
