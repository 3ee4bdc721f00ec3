import { useState } from 'react';
import { useOpened } from '../../public-kit/use-opened.ts';
import { showInstant } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { FileList } from '../parts/files.tsx';
import type { Rfq } from '../types.ts';
import { readTalk } from './call.ts';
import { OwnQuestion } from './own-question.tsx';
import { TalkDialog } from './talk-dialog.tsx';
import type { Question } from './types.ts';

/** What this supplier and the buyer ask each other, and what the buyer has told to all. */
export function Questions({ rfq, token }: { rfq: Rfq; token: string }) {
  const { opened: talk, problem, load, show } = useOpened(token, readTalk);
  const [writing, setWriting] = useState<'question' | Question>();
  if (problem) return <p className="bad">{problem.message}</p>;
  if (!talk) return null;
  const { own, published, takesQuestions, takesAnswers } = talk;
  return (
    <section className="panel questions">
      <h2>{say('Questions', 'Вопросы')}</h2>
      {own.length > 0 && (
        <ol>
          {own.map((question) => (
            <OwnQuestion
              key={question.id}
              token={token}
              question={question}
              buyer={rfq.buyer.name}
              onAnswer={takesAnswers ? () => setWriting(question) : undefined}
              takesFiles={takesAnswers}
              onSent={show}
            />
          ))}
        </ol>
      )}
      {published.length > 0 && (
        <>
          <h3>{say('Clarified for all suppliers', 'Разъяснения для всех поставщиков')}</h3>
          <ol>
            {published.map(({ question, answer, publishedAt, files }, at) => (
              <li key={`${publishedAt} ${question}`}>
                <p>{question}</p>
                <p className="answer">{answer}</p>
                <small className="dimmed">{showInstant(publishedAt)}</small>
                {files.length > 0 && (
                  <FileList files={files} read={async () => (await readTalk(token)).published[at]?.files ?? files} />
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      {takesQuestions ? (
        <button type="button" className="no-print" onClick={() => setWriting('question')}>
          {say('Ask the buyer', 'Задать вопрос покупателю')}
        </button>
      ) : (
        <p className="dimmed">{say('New questions are no longer taken.', 'Новые вопросы больше не принимаются.')}</p>
      )}
      {writing && (
        <TalkDialog
          token={token}
          answered={writing === 'question' ? undefined : writing}
          onAnswered={show}
          onStale={load}
          onClose={() => setWriting(undefined)}
        />
      )}
    </section>
  );
}
