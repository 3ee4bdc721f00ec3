import { counted, say } from '../../src/kit/say.ts';
import type { Delivery, Press } from '../types.ts';

/** One button for all that is loaded at once; a single batch has its own. */
export function LoadAll({ delivery: { stops }, onPress }: { delivery: Delivery; onPress(press: Press): void }) {
  const unloaded = stops.flatMap(({ batches }) => batches).filter(({ may }) => may.load);
  if (unloaded.length < 2) return null;
  const count = counted(unloaded.length, ['batch', 'batches'], ['партия', 'партии', 'партий']);
  return (
    <section className="panel load-all no-print">
      <p>{say(`To be loaded: ${count}.`, `К погрузке: ${count}.`)}</p>
      <button
        type="button"
        className="primary"
        onClick={() => {
          for (const { id } of unloaded) onPress({ what: 'loaded', batchId: id });
        }}
      >
        {say('Everything is loaded', 'Загружено всё')}
      </button>
    </section>
  );
}
