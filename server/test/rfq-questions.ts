import { lettersTo, request } from './harness.ts';
import { mailOf } from './letters.ts';
import { publicUrl, rfqPortal } from './rfqs.ts';
import { pdf } from './sample-files.ts';

export const questionsUrl = '/api/v1/rfq-questions';

const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', 'accept-language': 'ru' };

/** A request that so many suppliers were asked, what each may do by his link, and the buyers' side of it. */
export async function questionPortal(count = 2) {
  const held = await rfqPortal();
  const { ask, portal, tokenOf } = held;
  const rfq = await held.sent(count);
  const suppliers = await Promise.all(
    rfq.recipients.map(async ({ id, email }: { id: string; email: string }) => {
      const base = `${publicUrl}/${await tokenOf(rfq.id, id)}`;
      return {
        recipientId: id,
        base,
        letters: async () =>
          (await lettersTo(email)).filter(({ subject }) => !subject.startsWith('Запрос предложений')),
        read: async () => (await request('GET', `${base}/questions`, { headers })).json,
        asks: (text: string, more: object = {}) =>
          request('POST', `${base}/questions`, { body: { text, ...more }, headers }),
        answers: (questionId: string, text: string) =>
          request('POST', `${base}/questions/${questionId}/answer`, { body: { text }, headers }),
        attaches: (questionId: string, name: string, content: Buffer | string = pdf) => {
          const body = new FormData();
          body.append('file', new File([content as never], name));
          return request('POST', `${base}/questions/${questionId}/files`, { body, headers });
        },
      };
    }),
  );
  return {
    ...held,
    rfq,
    suppliers: suppliers as [Supplier, ...Supplier[]],
    questions: async () => (await ask('GET', `${questionsUrl}?rfqId=${rfq.id}`)).json.items,
    askSupplier: (recipientId: string, text: string) => ask('POST', questionsUrl, { rfqId: rfq.id, recipientId, text }),
    answer: (id: string, text: string, more: object = {}) =>
      ask('POST', `${questionsUrl}/${id}/answer`, { text, ...more }),
    publish: (id: string, more: object = {}) => ask('POST', `${questionsUrl}/${id}/publish`, more),
    lettersToBuyer: () => lettersTo(mailOf(portal)),
  };
}

interface Supplier {
  recipientId: string;
  base: string;
  letters(): Promise<Array<{ subject: string; text?: unknown }>>;
  read(): Promise<Awaited<ReturnType<typeof request>>['json']>;
  asks(text: string, more?: object): ReturnType<typeof request>;
  answers(questionId: string, text: string): ReturnType<typeof request>;
  attaches(questionId: string, name: string, content?: Buffer | string): ReturnType<typeof request>;
}
