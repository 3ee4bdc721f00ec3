import { type ReactNode, useEffect } from 'react';
import { language, say, speak } from '../../../kit/say.ts';
import classes from './account-page.module.css';

/** A page of somebody who has not signed in yet: the product's name, one panel, the other language. */
export function AccountPage({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Prokura`;
  }, [title]);
  const other = language() === 'ru' ? 'en' : 'ru';
  return (
    <main className={classes.page} data-wide={wide}>
      <div className={classes.brand}>
        <b aria-hidden>P</b> Prokura
      </div>
      <section className={classes.panel} aria-labelledby="title">
        <h1 id="title">{title}</h1>
        {children}
      </section>
      <footer className={classes.foot}>
        <button type="button" lang={other} onClick={() => speak(other)}>
          {other === 'en' ? 'English' : 'Русский'}
        </button>
        <a href="/docs">{say('API reference', 'Описание API')}</a>
      </footer>
    </main>
  );
}
