import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { RfqCard, RfqQuestion } from '../queries.ts';
import { AnswerForm } from './answer-form.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import classes from './questions.module.css';

/** One question: whose it is, what was said, and what the buyer may do with it. */
export function QuestionRow({ rfq, question }: { rfq: RfqCard; question: RfqQuestion }) {
  const may = useMay();
  const [open, setOpen] = useState<'answer' | 'publish' | 'files'>();
  const { side, text, answer, supplierName, askedAt, answeredAt, publishedAt } = question;
  const supplier = [supplierName, question.supplierPerson].filter(Boolean).join(', ');
  const us = question.employeeName ?? say('the buyers', 'покупатель');
  const [asking, answering] = side === 'supplier' ? [supplier, us] : [us, supplier];
  const mayWrite = may('supplier_rfqs.send') && rfq.status !== 'closed' && rfq.status !== 'cancelled';
  const close = () => setOpen(undefined);
  return (
    <li className={`panel ${classes.question}`}>
      <small className="dimmed">
        {side === 'supplier' ? asking : say(`${asking} to ${supplierName}`, `${asking} → ${supplierName}`)} ·{' '}
        {showInstant(askedAt)}
      </small>
      <p>{text}</p>
      {answer !== null && (
        <div className={classes.answer}>
          <p>{answer}</p>
          <small className="dimmed">
            {answering} · {showInstant(answeredAt)}
          </small>
        </div>
      )}
      {answer === null && side === 'buyer' && (
        <small className="dimmed">{say('No answer yet', 'Ответа пока нет')}</small>
      )}
      {publishedAt && (
        <div className={classes.published}>
          <small className="dimmed">
            {say('All suppliers read', 'Все поставщики видят')} · {showInstant(publishedAt)}
          </small>
          <p>{question.publishedQuestion}</p>
          <p>{question.publishedAnswer}</p>
        </div>
      )}
      {mayWrite && side === 'supplier' && open !== 'answer' && (
        <Group gap="xs">
          {answer === null ? (
            <Button size="compact-md" onClick={() => setOpen('answer')}>
              {say('Answer', 'Ответить')}
            </Button>
          ) : (
            <Button size="compact-md" variant="default" onClick={() => setOpen('publish')}>
              {publishedAt ? say('Change the wording', 'Изменить формулировку') : say('Show to all', 'Показать всем')}
            </Button>
          )}
        </Group>
      )}
      {may('files.read') && (
        <Group>
          <Button
            size="compact-md"
            variant="subtle"
            aria-expanded={open === 'files'}
            onClick={() => setOpen(open === 'files' ? undefined : 'files')}
          >
            {say('Files', 'Файлы')}
          </Button>
        </Group>
      )}
      {open === 'files' && (
        <>
          <small className="dimmed">
            {say(
              'Your files are read by the supplier with your words, and by the others once the answer is shown to all.',
              'Ваши файлы поставщик увидит вместе с вашими словами, остальные — когда ответ покажут всем.',
            )}
          </small>
          <FilesPanel entityType="rfqQuestion" entityId={question.id} />
        </>
      )}
      {open === 'answer' && answer === null && <AnswerForm question={question} onClose={close} />}
      {open === 'publish' && <PublishDialog question={question} onClose={close} />}
    </li>
  );
}
