import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { isAsking } from '../model.ts';
import { type RfqCard, useRfqQuestions } from '../queries.ts';
import { AskDialog } from './ask-dialog.tsx';
import { QuestionRow } from './question-row.tsx';
import classes from './questions.module.css';

/** What suppliers ask and are asked about a request, and what of it all of them read. */
export function Questions({ rfq }: { rfq: RfqCard }) {
  const may = useMay();
  const [isWriting, setWriting] = useState(false);
  const { rows, error, isPending, hasMore, more } = useRfqQuestions(rfq.id);
  if (error) return <ProblemText error={error} />;
  if (isPending) return <Skeleton height={160} />;
  const ask = isAsking(rfq) && may('supplier_rfqs.send') && (
    <Button variant="default" onClick={() => setWriting(true)}>
      {say('Ask a supplier', 'Спросить поставщика')}
    </Button>
  );
  return (
    <>
      {rows.length === 0 ? (
        <div className="panel">
          <Empty title={say('No questions yet', 'Вопросов пока нет')} action={ask || undefined}>
            {say(
              'Suppliers ask on the page of the request. Each sees his own questions alone, and the answers that you show to all.',
              'Поставщики задают вопросы на странице запроса. Каждый видит только свои вопросы и те ответы, которые вы показали всем.',
            )}
          </Empty>
        </div>
      ) : (
        <>
          {ask && <div className={classes.ask}>{ask}</div>}
          <ol className={classes.questions} aria-label={say('Questions', 'Вопросы')}>
            {rows.map((question) => (
              <QuestionRow key={question.id} rfq={rfq} question={question} />
            ))}
          </ol>
          {hasMore && (
            <Button mt="md" variant="default" onClick={more}>
              {say('Earlier', 'Раньше')}
            </Button>
          )}
        </>
      )}
      <AskDialog rfq={rfq} opened={isWriting} onClose={() => setWriting(false)} />
    </>
  );
}
