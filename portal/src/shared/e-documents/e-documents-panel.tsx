import { Loader, SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { endedEDocumentStatuses } from '../../../../nouns/e-document-flow.ts';
import { Empty } from '../../kit/empty.tsx';
import { say } from '../../kit/say.ts';
import { Section } from '../../kit/section.tsx';
import { ProblemText } from '../../kit/tell.tsx';
import { useMay } from '../session/me.ts';
import { HandOver } from './hand-over.tsx';
import { OutgoingActions } from './outgoing-actions.tsx';
import { OutgoingFacts } from './outgoing-facts.tsx';
import { OutgoingList } from './outgoing-list.tsx';
import { type EDocument, type Operator, operatorsQuery, outgoingOf, type Sent } from './queries.ts';

/** With one of these the record may be given to the operator anew. */
const ended: readonly string[] = endedEDocumentStatuses;

const title = () => say('Electronic document', 'Электронный документ');

/** A record at the operators of electronic documents: one block, and a switch between those that work. */
export function EDocumentsPanel({ record }: { record: Sent }) {
  const operators = useQuery(operatorsQuery);
  const documents = useQuery(outgoingOf(record));
  const [chosen, choose] = useState<Operator['operator']>();
  const error = operators.error ?? documents.error;
  if (error) return <ProblemText error={error} />;
  if (!operators.data || !documents.data) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  const [last] = documents.data;
  const active = operators.data.find(({ operator }) => operator === (chosen ?? last?.operator)) ?? operators.data[0];
  const current = documents.data.find(({ operator, isCurrent }) => isCurrent && operator === active?.operator);
  const earlier = documents.data.filter(({ id }) => id !== current?.id);
  return (
    <Stack gap="md">
      <Section
        title={active && operators.data.length === 1 ? `${title()} · ${active.title}` : title()}
        actions={
          current &&
          active && <OutgoingActions key={current.id} document={current} capabilities={active.capabilities} />
        }
      >
        {operators.data.length > 1 && active && (
          <SegmentedControl
            mb="md"
            aria-label={say('Operator', 'Оператор')}
            data={operators.data.map(({ operator, title: label }) => ({ value: operator, label }))}
            value={active.operator}
            onChange={(next) => choose(next as Operator['operator'])}
          />
        )}
        {active ? <AtOperator record={record} operator={active} document={current} /> : <NoOperator />}
      </Section>
      {earlier.length > 0 && <OutgoingList documents={earlier} />}
    </Stack>
  );
}

interface AtOperatorProps {
  record: Sent;
  operator: Operator;
  document: EDocument | undefined;
}

/** Where the record stands at one operator, and the button that gives it there, anew where that is over. */
function AtOperator({ record, operator, document }: AtOperatorProps) {
  const maySend = useMay()('edo.send');
  const isOver = document !== undefined && ended.includes(document.status);
  return (
    <Stack align="flex-start">
      {document ? (
        <OutgoingFacts document={document} />
      ) : (
        <p className="dimmed" style={{ margin: 0 }}>
          {say(`Not given to ${operator.title} yet.`, `В «${operator.title}» ещё не передавали.`)}
        </p>
      )}
      {maySend && (document === undefined || isOver) && (
        <>
          <p className="dimmed" style={{ margin: 0 }}>
            {say(
              'The operator gets a draft. The portal signs nothing: sign and send the document in the operator’s own pages.',
              'Оператор получит черновик. Портал ничего не подписывает: подпишите и отправьте документ в кабинете оператора.',
            )}
          </p>
          <HandOver key={operator.operator} record={record} operator={operator} isAgain={document !== undefined} />
        </>
      )}
    </Stack>
  );
}

function NoOperator() {
  const { portal } = useParams({ strict: false });
  const may = useMay();
  return (
    <Empty
      title={say('No operator is connected', 'Оператор ЭДО не подключён')}
      action={
        may('integrations.read') && (
          <Link to={`/${portal}/integrations?category=e_documents` as '/'} style={{ color: 'var(--accent)' }}>
            {say('Operators in the marketplace', 'Операторы в каталоге интеграций')}
          </Link>
        )
      }
    >
      {say(
        'Connect Diadoc or Saby, and documents go to counterparties from here.',
        'Подключите Диадок или Saby, чтобы передавать документы контрагентам отсюда.',
      )}
    </Empty>
  );
}
