import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { AccountPage } from '../components/account-page.tsx';
import { SignInForm } from '../sign-in-form.tsx';

export function SignIn() {
  const { next, email, reason } = useSearch({ from: '/login' });
  const navigate = useNavigate();
  return (
    <AccountPage title={say('Sign in', 'Вход')}>
      <SignInForm
        suggested={email}
        next={next ?? '/'}
        reason={reason}
        onDone={() => void navigate({ href: next ?? '/' })}
      />
      <p>
        <Link to="/forgot-password">{say('Forgot your password?', 'Забыли пароль?')}</Link>
        <Link to="/register">{say('Register a company', 'Зарегистрировать компанию')}</Link>
      </p>
    </AccountPage>
  );
}
