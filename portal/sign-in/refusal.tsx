import { say } from '../src/kit/say.ts';
import { isProblem } from '../src/shared/api/problem.ts';

/** Why the sign-in was refused, and the way on where there is one. */
export function Refusal({ error, email }: { error: unknown; email: string }) {
  return (
    <div role="alert">
      {isProblem(error) ? (
        <>
          {error.detail}
          {error.faults.map(({ code, pointer, message }) => (
            <div key={`${pointer} ${code}`}>{message}</div>
          ))}
        </>
      ) : (
        say('Something went wrong on this page.', 'На этой странице что-то пошло не так.')
      )}
      {isProblem(error, 'email_not_verified') && (
        <a href={`/resend-confirmation?${new URLSearchParams({ email })}`}>
          {say('Resend the confirmation email', 'Отправить письмо с подтверждением ещё раз')}
        </a>
      )}
    </div>
  );
}
