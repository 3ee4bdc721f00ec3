import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { AccountPage } from '../components/account-page.tsx';
import { SignInForm } from '../sign-in-form.tsx';

export function SignIn() {
  const { next } = useSearch({ from: '/login' });
  const navigate = useNavigate();
  return (
    <AccountPage title={say('Sign in', 'Вход')}>
      <SignInForm onDone={() => void navigate({ href: next ?? '/' })} />
      <p>
        <Link to={'/forgot-password' as '/'}>{say('Forgotten the password?', 'Забыли пароль?')}</Link>
        <Link to={'/register' as '/'}>{say('Register a company', 'Зарегистрировать компанию')}</Link>
      </p>
    </AccountPage>
  );
}
