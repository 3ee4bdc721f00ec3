import { useState } from 'react';
import { say } from '../../src/kit/say.ts';
import type { OutboxState } from '../outbox/make-outbox.ts';
import { HandOverDialog } from '../parts/hand-over-dialog.tsx';
import { Head } from '../parts/head.tsx';
import { LoadAll } from '../parts/load-all.tsx';
import { Notes } from '../parts/notes.tsx';
import { StopCard } from '../parts/stop-card.tsx';
import { Tracking } from '../parts/tracking.tsx';
import type { Delivery, Press } from '../types.ts';

interface DeliveryScreenProps {
  token: string;
  /** With what was noted, also where the server does not have it yet. */
  delivery: Delivery;
  outbox: OutboxState;
  /** The page shows what was read before: the server did not answer now. */
  isCopy: boolean;
  onPress(press: Press): void;
  onForget(): void;
  onAgain(): void;
}

/** What to bring, stop by stop. */
export function DeliveryScreen(props: DeliveryScreenProps) {
  const { token, delivery, outbox, isCopy, onPress, onForget, onAgain } = props;
  const { stops, mayTrack } = delivery;
  const [batchId, setBatchId] = useState<string>();
  const chosen = stops.flatMap(({ batches }) => batches).find(({ id, may }) => id === batchId && may.handOver);
  return (
    <main>
      <Head delivery={delivery} />
      <Notes outbox={outbox} isCopy={isCopy} onForget={onForget} onAgain={onAgain} />
      <LoadAll delivery={delivery} onPress={onPress} />
      {stops.length === 0 && <p className="panel notice">{say('Nothing to bring yet.', 'Пока везти нечего.')}</p>}
      <ol className="stops">
        {stops.map((stop, at) => (
          <StopCard
            key={stop.id ?? `unbound ${at}`}
            stop={stop}
            waiting={outbox.waiting}
            onPress={onPress}
            onHandOver={({ id }) => setBatchId(id)}
          />
        ))}
      </ol>
      {mayTrack && <Tracking token={token} />}
      {chosen && (
        <HandOverDialog
          batch={chosen}
          onSaid={(said) => {
            onPress({ what: 'handed-over', batchId: chosen.id, said });
            setBatchId(undefined);
          }}
          onPhoto={(photo) => onPress({ what: 'photo', batchId: chosen.id, photo, name: photo.name })}
          onClose={() => setBatchId(undefined)}
        />
      )}
    </main>
  );
}
