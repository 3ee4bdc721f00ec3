import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { shownZone } from '../../../kit/format.ts';
import { portalNow } from '../../../kit/portal-clock.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { instantAt, wallTime } from '../../../kit/zoned-time.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { type Came, cameAtFirst, deliveredBody, shortOf } from './delivered.ts';
import type { Batch } from './queries.ts';

interface DeliveryValues {
  items: Came;
  deliveredAt: string;
  recipientName: string;
  split: boolean;
}

/** A delivery while it is told of: what came, when, and who took it. */
export function useDelivery(batch: Batch, onClose: () => void) {
  const { id: batchId, number, items, recipientName } = batch;
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const initialValues: DeliveryValues = {
    items: cameAtFirst(items),
    deliveredAt: wallTime(portalNow().toISOString(), shownZone()),
    recipientName: recipientName ?? '',
    split: true,
  };
  const form = useKeptForm({ draft: 'batch-delivery', record: batchId, initialValues });
  /** A refusal names an item by its place among those that were sent. */
  const problem = useFormProblem(form, Object.keys(initialValues), (field) => {
    const place = /^items\.(\d+)\./.exec(field)?.[1];
    const sent = deliveredBody(items, form.values.items)[Number(place)];
    return sent ? `items.${sent.id}` : field;
  });
  const deliver = useMutation({
    mutationFn: (values: DeliveryValues) =>
      ask(
        api.POST('/api/v1/logistics/batches/{batchId}/deliver', {
          params: { path: { batchId } },
          headers: { 'If-Match': `"v${batch.version}"` },
          body: bodyOf(items, values),
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess({ split }) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['logistics'] });
      const rest = split && say(`, the rest goes with ${split.number}`, `, остаток едет партией ${split.number}`);
      tellDone(`${number}: ${say('delivery noted', 'доставка отмечена')}${rest ?? ''}`);
      onClose();
      await navigate({ to: `/${portal}/logistics/batches/${batchId}` as '/' });
    },
  });
  return { form, above: problem.above, deliver };
}

const bodyOf = (items: Batch['items'], values: DeliveryValues) => {
  const isShort = shortOf(items, values.items).length > 0;
  const deliveredAt = instantAt(values.deliveredAt, shownZone());
  return {
    items: deliveredBody(items, values.items),
    ...(isShort && values.split && { split: true }),
    ...(deliveredAt && { deliveredAt: notLater(deliveredAt) }),
    recipientName: values.recipientName.trim() || null,
  };
};

/** A minute that has begun is not the future. */
const notLater = (instant: string) => {
  const now = portalNow();
  return Date.parse(instant) - now.getTime() < 60_000 && new Date(instant) > now ? now.toISOString() : instant;
};
