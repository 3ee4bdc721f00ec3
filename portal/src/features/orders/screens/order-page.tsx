import { Alert, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { purchaseOrder as noun } from '../../../../../nouns/purchase-order.ts';
import { type LinkTab, LinkTabs } from '../../../kit/link-tabs.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { SampleMark } from '../../../shared/samples/sample-mark.tsx';
import { type May, useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { OrderActions } from '../components/order-actions.tsx';
import { OrderFacts } from '../components/order-facts.tsx';
import { OrderInvoices } from '../components/order-invoices.tsx';
import { OrderLines } from '../components/order-lines.tsx';
import { SendingsTab } from '../components/sendings-tab.tsx';
import { type OrderCard, orderQuery } from '../queries.ts';

const from = '/$portal/purchase-orders/$id' as const;

/** An order: what is bought of whom, what was confirmed, what has come, and where it may go. */
export function OrderPage() {
  const { portal, id } = useParams({ from });
  const { tab } = useSearch({ from });
  const navigate = useNavigate({ from });
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  const may = useMay();
  if (error && !order) return <Broken error={error} reset={() => void refetch()} />;
  if (!order) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  const { number, revision, status, supplier, procurementId, procurementNumber } = order;
  return (
    <Page
      title={`${say('Order', 'Заказ')} ${number}`}
      beside={
        <>
          <SampleMark id={order.id} />
          {revision > 1 && <span>{say(`revision ${revision}`, `редакция ${revision}`)}</span>}
          <StatusOf noun={noun} status={status} />
          <Link to={`/${portal}/counterparties/${supplier.counterpartyId}` as '/'} style={{ color: 'var(--accent)' }}>
            {supplier.name}
          </Link>
          <Link to={`/${portal}/requisitions/${procurementId}` as '/'} style={{ color: 'var(--accent)' }}>
            {procurementNumber}
          </Link>
        </>
      }
      crumbs={[{ label: say('Orders to suppliers', 'Заказы поставщикам'), href: `/${portal}/purchase-orders` }]}
      actions={<OrderActions order={order} />}
      discussion={<Discussion entityType="purchaseOrder" entityId={id} />}
    >
      <Reason order={order} />
      <LinkTabs
        tabs={tabsOf(order, may)}
        open={tab}
        onOpen={(next) => void navigate({ search: { ...(next && { tab: next }) }, replace: true })}
      />
    </Page>
  );
}

/** Why it was declined, cancelled or closed short. */
function Reason({ order }: { order: OrderCard }) {
  const said = [
    [noun.fields.declineReason, order.declineReason],
    [noun.fields.cancelReason, order.cancelReason],
    [noun.fields.closeReason, order.closeReason],
  ] as const;
  return said.map(([field, text]) =>
    text === null ? null : (
      <Alert key={field.spec.label.en} variant="default" mb="md" title={say(field.spec.label)}>
        {text}
      </Alert>
    ),
  );
}

function tabsOf(order: OrderCard, may: May): LinkTab[] {
  const { id, answers, sendings } = order;
  const tab = (shown: boolean, value: string, label: string, content: LinkTab['content']): LinkTab[] =>
    shown ? [{ value, label, content }] : [];
  const count = answers.length + sendings.length;
  return [
    ...tab(true, 'order', say('Order', 'Заказ'), () => (
      <Stack gap="md">
        <OrderLines order={order} />
        <OrderInvoices order={order} />
        <OrderFacts order={order} />
      </Stack>
    )),
    ...tab(
      true,
      'sendings',
      say('Sendings and answers', 'Отправки и ответы') + (count > 0 ? ` · ${count}` : ''),
      () => <SendingsTab order={order} />,
    ),
    ...tab(may('files.read'), 'files', say('Files', 'Файлы'), () => (
      <FilesPanel entityType="purchaseOrder" entityId={id} />
    )),
    ...tab(may('audit.read'), 'activity', say('Activity', 'История'), () => (
      <ActivityList entityId={id} known={wordsOf(noun)} />
    )),
  ];
}
