import { useId, useState } from 'react';
import { say } from '../../src/kit/say.ts';

const mostBytes = 10 * 1024 * 1024;

/** Opens the camera of a phone, or the files of a computer. */
export function PhotoButton({ about, onTaken }: { about: string; onTaken(photo: File): void }) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  const take = (photo: File | undefined) => {
    if (!photo) return;
    const isHeavy = photo.size > mostBytes;
    setFault(isHeavy ? say('The photo is larger than 10 MB.', 'Фото больше 10 МБ.') : undefined);
    if (!isHeavy) onTaken(photo);
  };
  return (
    <span className="photo">
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,.heic"
        capture="environment"
        aria-label={say(`Take a photo: ${about}`, `Сделать фото: ${about}`)}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} aria-hidden="true">
        {say('Take a photo', 'Сделать фото')}
      </label>
      {fault && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </span>
  );
}
