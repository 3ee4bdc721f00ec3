import { useId, useState } from 'react';
import type { Refused } from '../../public-kit/call.ts';
import { say } from '../../src/kit/say.ts';
import { sendFile } from './call.ts';
import type { Question, Talk } from './types.ts';

interface AttachButtonProps {
  token: string;
  question: Question;
  onSent(next: Talk): void;
}

/** Puts a file beside a question: the buyer reads it, no other supplier does. */
export function AttachButton({ token, question, onSent }: AttachButtonProps) {
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    setProblem(undefined);
    try {
      onSent(await sendFile(token, question.id, file));
    } catch (error) {
      setProblem((error as Refused).message);
    } finally {
      setSending(false);
    }
  };
  return (
    <span className="attach no-print">
      <input
        id={id}
        type="file"
        disabled={isSending}
        aria-label={say(`Attach a file: ${question.text}`, `Приложить файл: ${question.text}`)}
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} aria-hidden="true">
        {isSending ? say('Sending…', 'Отправляем…') : say('Attach a file', 'Приложить файл')}
      </label>
      {problem && (
        <span className="fault" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
