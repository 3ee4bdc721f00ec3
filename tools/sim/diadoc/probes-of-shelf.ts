import type { RawRequest } from '../kit/probe.ts';
import { base64, forbidden, type Probe, post, posted, state, withAttachment } from './requests.ts';

const upload = (path: string, body: string): RawRequest => ({ ...post(path, {}), body });
const whole = upload('/V2/ShelfUpload', 'много');
const onShelf = (name: string) => withAttachment({}, { Content: undefined, NameOnShelf: name });
const part = (index: number, last = '0') =>
  upload(`/ShelfUpload?nameOnShelf=half&partIndex=${index}&isLastPart=${last}`, 'часть');

export const probesOfShelf: readonly Probe[] = [
  {
    clause: 'DD-08',
    says: 'length on the shelf',
    given: state({ longestOnShelf: 10 }),
    passes: whole,
    refused: { by: 'DD-08/shelf-size', status: 400, request: upload('/V2/ShelfUpload', 'слишком много') },
  },
  {
    clause: 'DD-08',
    says: 'seven days on the shelf',
    passes: whole,
    refused: {
      by: 'DD-08/shelf-days',
      status: 400,
      request: onShelf('old'),
      given: (sim) =>
        void (sim.state.shelf.old = { at: sim.clock.now() - 8 * 86_400_000, whole: true, parts: { 0: base64('а') } }),
    },
  },
  forbidden('DD-25', 'both contents', 'DD-25/content', withAttachment({}, { NameOnShelf: 'a' })),
  {
    ...forbidden(
      'DD-29',
      'long content inside',
      'DD-29/inline',
      withAttachment({}, { Content: base64('x'.repeat(512_001)) }),
    ),
    passes: withAttachment({}, { Content: base64('x'.repeat(512_000)) }),
  },
  forbidden('DD-29', 'nothing on the shelf', 'DD-29/shelf', onShelf('nothing')),
  {
    clause: 'DD-29',
    says: 'whole or in parts',
    given: state({ longestPart: 10 }),
    passes: part(0),
    refused: {
      by: 'DD-08/part',
      status: 400,
      request: upload('/ShelfUpload?nameOnShelf=a&partIndex=0', 'слишком много'),
    },
  },
  {
    clause: 'DD-29',
    says: 'a missing part is told, and what is not whole is not there',
    passes: posted(),
    refused: {
      by: 'DD-29/shelf',
      status: 400,
      async request(send) {
        await send(part(0));
        const last = await send(part(2, '1'));
        return last.text === '[1]' ? send(onShelf('half')) : { ...last, status: 0 };
      },
    },
  },
  {
    clause: 'DD-29',
    says: 'what lies on the shelf is sent',
    passes: whole,
    refused: {
      by: 'DD-25/content',
      status: 400,
      async request(send) {
        const { text } = await send(whole);
        const good = await send(onShelf(text));
        return good.status === 200 ? send(withAttachment({}, { NameOnShelf: text })) : good;
      },
    },
  },
];
