import { language, speak } from '../../src/kit/say.ts';

/** The other language by its own name. */
export function LanguageSwitch() {
  const other = language() === 'ru' ? 'en' : 'ru';
  return (
    <button type="button" className="link" lang={other} onClick={() => speak(other)}>
      {other === 'en' ? 'English' : 'Русский'}
    </button>
  );
}
