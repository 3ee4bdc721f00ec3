import { json, type Reply } from '../kit/rulebook.ts';
import type { Scene } from '../kit/simulator.ts';
import { foundTask } from './answer-tasks.ts';
import { bodyOf, isText } from './body-of.ts';
import { pageOf } from './page-of.ts';
import { insistWritable } from './rights.ts';
import { type AskedYougile, refusal } from './rules.ts';
import type { Line, World } from './seed.ts';
import { projectOfColumn } from './tasks.ts';
import { type Doer, tell } from './tell.ts';

/** Writes into the chat of a task, whoever it is. Its identifier is a number, as deliveries tell it. */
export function writeLine(at: Scene<World>, doer: Doer, { chatId, text }: Pick<Line, 'chatId' | 'text'>): Line {
  const line: Line = { id: at.clock.now() + at.state.lines.length, chatId, fromUserId: doer.userId, text };
  at.state.lines.push(line);
  tell(at, doer, { event: 'chat_message-created', payload: { ...line } });
  return line;
}

export const answerChat = {
  list(asked: AskedYougile, doer: Doer, id: string): Reply {
    foundTask(asked, doer, id);
    const lines = asked.state.lines.filter(({ chatId }) => chatId === id);
    const filters = { fromUserId: (one: Line, wanted: string) => one.fromUserId === wanted };
    return pageOf(asked, lines, filters, ({ chatId: _, ...line }) => line);
  },

  write(asked: AskedYougile, doer: Doer, id: string): Reply {
    const { text } = bodyOf(asked, ['text', 'textHtml', 'label']);
    const task = foundTask(asked, doer, id);
    insistWritable(asked, projectOfColumn(asked, task?.columnId), doer);
    asked.insist('YG-18/text', !isText(text), refusal(asked, 400, 'text should not be empty'));
    return json(201, { id: writeLine(asked, doer, { chatId: id, text: String(text) }).id });
  },
};

export const answerSubscribers = {
  show(asked: AskedYougile, doer: Doer, id: string): Reply {
    foundTask(asked, doer, id);
    return json(200, asked.state.subscribers[id] ?? []);
  },

  change(asked: AskedYougile, doer: Doer, id: string): Reply {
    const { content } = bodyOf(asked, ['content']);
    foundTask(asked, doer, id);
    asked.state.subscribers[id] = content;
    return json(200, { id });
  },
};
