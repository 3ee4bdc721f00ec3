import { Download } from '../../../kernel/download.ts';
import { ExchangeFault, type ExchangeStep } from '../../../kernel/integrations/ports/exchange-fault.ts';
import { command, type Steps } from '../../../kernel/operation.ts';
import { Refusal, refuse, type Words, words } from '../../../kernel/problems/errors.ts';
import { isPassing } from '../is-passing.ts';
import { confirmOrders } from '../orders/confirm-orders.ts';
import { offerOrders } from '../orders/offer-orders.ts';
import { applyLatePictures } from '../pictures/apply-late-pictures.ts';
import { type Exchanges, exchangeOf } from '../ports.ts';
import { takePart } from '../staging/take-part.ts';
import { type Asked, described, input, inputWithBody } from './asked.ts';
import { authorizeSession } from './authorize-session.ts';
import type { ExchangeCall } from './call.ts';
import { cookieName, cookieOf, credentialsOf } from './credentials-of.ts';
import { endSession } from './end-session.ts';
import { importFile } from './import-file.ts';
import { noteRefusal } from './note-refusal.ts';
import { type Caller, readCaller, readSession, whyClosed } from './session.ts';

/** The entrance of accounting systems that call us. Whatever is refused is answered in the words of their protocol. */
export function serveExchange(exchanges: Exchanges) {
  const steps = (work: Steps, given: Asked) => serve(exchanges, work, given);
  return {
    ask: command({
      ...described,
      name: 'site-exchange.ask',
      summary: words('Site exchange: a step', 'Обмен с сайтом: шаг'),
      description:
        'The protocol of exchange between 1C and sites, `mode=checkauth | init | import | query | success | deactivate | complete`. `checkauth` takes the login and the password by HTTP Basic and answers a cookie, which later steps send together with `sessid`. The status is always 200: the first line tells `success`, `progress` or `failure`, and after a failure the second one why.',
      input,
      steps,
    }),
    send: command({
      ...described,
      name: 'site-exchange.send',
      summary: words('Site exchange: a part of a file', 'Обмен с сайтом: часть файла'),
      description:
        'The same with a body: `mode=file` appends it to the file `filename`. Parts may be cut at any byte, and be packed. One longer than `file_limit` of `init` is refused; one sent twice in a row counts once.',
      input: inputWithBody,
      steps,
    }),
  };
}

async function serve(exchanges: Exchanges, steps: Steps, given: Asked): Promise<Download> {
  const caller = await steps.query(readCaller, { token: given.token });
  const port = exchangeOf(exchanges, caller.slug);
  const step = port.stepOf(given);
  const say = (text: string) => {
    const { body, mediaType: type } = port.speak(caller.settings, text);
    return new Download({ type, body, size: body.length });
  };
  try {
    const answer = await answerTo(exchanges, steps, caller, step, given);
    return typeof answer === 'string' ? say(answer) : answer;
  } catch (error) {
    if (step === 'import' && isPassing(error)) return say(port.answers.progress(busy));
    const reason = reasonOf(error);
    if (!reason) throw error;
    // A wrong password and a broken file have written to the journal themselves.
    if (step !== 'authorize' && step !== 'import')
      await steps.command(noteRefusal, { token: given.token, step, reason });
    return say(port.answers.failure(reason));
  }
}

function reasonOf(error: unknown): Words | undefined {
  if (error instanceof ExchangeFault) return error.reason;
  return error instanceof Refusal ? error.detail : undefined;
}

async function answerTo(
  exchanges: Exchanges,
  steps: Steps,
  caller: Caller,
  step: ExchangeStep,
  given: Asked,
): Promise<string | Download> {
  const port = exchangeOf(exchanges, caller.slug);
  const { answers } = port;
  const rules = port.rules(caller.settings);
  const closed = whyClosed(caller, step);
  if (closed) throw refuse('installation_not_ready', closed);
  if (step === 'unknown') throw refuse('invalid_query_parameter', unknownStep);
  const { token } = given;
  if (step === 'authorize') {
    const { cookie, key } = await steps.command(authorizeSession, { token, ...credentialsOf(steps.actor) });
    return answers.authorized({ cookie: { name: cookieName, value: cookie }, key, at: new Date() });
  }
  const cookie = cookieOf(steps.actor);
  const sessionId = await steps.query(readSession, {
    token,
    cookie,
    ...(given.sessid !== undefined && { sessid: given.sessid }),
  });
  const { tenantId, installationId, slug: source, settings } = caller;
  const call: ExchangeCall = { token, tenantId, installationId, source, sessionId, port, settings, rules };
  switch (step) {
    case 'init':
      return answers.ready({ ...rules, ...(given.sessid !== undefined && { key: given.sessid }) });
    case 'file':
      await takePart(steps, call, given.filename, given.body);
      return answers.success;
    case 'import':
      return (await importFile(steps, call, given.filename)) ? answers.success : answers.progress(underWay);
    case 'query': {
      const orders = await steps.command(offerOrders, { token, sessionId, source });
      const { body, mediaType: type } = port.writeOrders(settings, orders, new Date());
      return new Download({ type, body, size: body.length });
    }
    case 'confirm':
      await steps.command(confirmOrders, { token, sessionId });
      return answers.success;
    case 'deactivate':
      return answers.success;
    case 'complete':
      await applyLatePictures(steps, call);
      await steps.command(endSession, { token, sessionId });
      return answers.success;
  }
}

const busy = words('The portal is busy; ask again.', 'Портал занят, повторите запрос.');

const underWay = words('The file is being imported.', 'Файл загружается.');

const unknownStep = words(
  '`mode` is one of checkauth, init, file, import, query, success, deactivate, complete.',
  'Неизвестный режим: поддерживаются checkauth, init, file, import, query, success, deactivate, complete.',
);
