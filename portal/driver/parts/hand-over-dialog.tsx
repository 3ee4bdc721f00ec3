import { useState } from 'react';
import { Dialog } from '../../public-kit/dialog.tsx';
import { Field } from '../../public-kit/field.tsx';
import { LongField } from '../../public-kit/long-field.tsx';
import { say } from '../../src/kit/say.ts';
import { saidOf } from '../model/said-of.ts';
import type { Batch, HandedOver } from '../types.ts';
import { PhotoButton } from './photo-button.tsx';
import { TakenItems } from './taken-items.tsx';

interface HandOverDialogProps {
  batch: Batch;
  onSaid(said: HandedOver): void;
  onPhoto(photo: File): void;
  onClose(): void;
}

/** To whom goods were handed over, whether all of them were taken, and a picture of it. */
export function HandOverDialog({ batch, onSaid, onPhoto, onClose }: HandOverDialogProps) {
  const [name, setName] = useState('');
  const [comment, setComment] = useState('');
  const [isPart, setPart] = useState(false);
  const [taken, setTaken] = useState<Readonly<Record<string, string>>>({});
  const [photos, setPhotos] = useState(0);
  const [isTried, setTried] = useState(false);
  const { said, faults } = saidOf(batch, { name, comment, taken: isPart ? taken : {} });
  const submit = () => {
    setTried(true);
    if (said) onSaid(said);
  };
  return (
    <Dialog title={say(`Handed over: ${batch.number}`, `Передано: ${batch.number}`)} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="fields">
          <Field
            label={say('Who received it', 'Кто принял')}
            value={name}
            maxLength={255}
            fault={isTried ? faults.name : undefined}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <label className="check">
            <input type="checkbox" checked={isPart} onChange={({ currentTarget }) => setPart(currentTarget.checked)} />
            {say('Not everything was taken', 'Приняли не всё')}
          </label>
          {isPart && (
            <TakenItems
              items={batch.items}
              taken={taken}
              faults={isTried ? faults.items : {}}
              onChange={(id, next) => setTaken({ ...taken, [id]: next })}
            />
          )}
          <LongField
            label={
              isPart
                ? say('What was not taken and why', 'Что не приняли и почему')
                : say('Comment (optional)', 'Комментарий (необязательно)')
            }
            value={comment}
            maxLength={1_000}
            rows={2}
            fault={isTried ? faults.comment : undefined}
            onChange={setComment}
          />
          <div className="buttons">
            <PhotoButton
              about={batch.number}
              onTaken={(photo) => {
                setPhotos(photos + 1);
                onPhoto(photo);
              }}
            />
            {photos > 0 && <span role="status">{say(`Photos: ${photos}`, `Фото: ${photos}`)}</span>}
          </div>
        </div>
        <div className="actions">
          <button type="submit" className="primary">
            {say('Handed over', 'Передано')}
          </button>
          <button type="button" onClick={onClose}>
            {say('Back', 'Назад')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
