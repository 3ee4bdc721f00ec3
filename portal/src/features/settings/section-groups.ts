import {
  BadgeCheck,
  Building2,
  CalendarDays,
  FileType,
  FlaskConical,
  Globe,
  History,
  KanbanSquare,
  KeyRound,
  LogIn,
  type LucideIcon,
  Package,
  Puzzle,
  ScrollText,
  ShieldCheck,
  Stamp,
  TextCursorInput,
  Users,
  Webhook,
} from 'lucide-react';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { type Words, words } from '../../kit/say.ts';

export interface Section {
  /** Path below `settings/`. */
  path: string;
  label: Words;
  about: Words;
  icon: LucideIcon;
  needs: Permission;
}

interface SectionGroup {
  label: Words;
  sections: readonly Section[];
}

/** All that is set up in a portal, as the start of the settings shows it. */
export const sectionGroups: readonly SectionGroup[] = [
  {
    label: words('Company', 'Компания'),
    sections: [
      {
        path: 'company',
        label: words('Company and rules', 'Компания и правила'),
        about: words('Requisites, approval, tolerances of invoices', 'Реквизиты, согласование, допуски по счетам'),
        icon: Building2,
        needs: 'company_settings.read',
      },
      {
        path: 'sellers',
        label: words('Sellers', 'Продавцы'),
        about: words(
          'Legal persons that sell: requisites, accounts, stamp',
          'От чьего имени продаёте: реквизиты, счета, печать',
        ),
        icon: Stamp,
        needs: 'company_settings.read',
      },
      {
        path: 'templates',
        label: words('Document templates', 'Шаблоны документов'),
        about: words('How proposals, invoices and contracts look', 'Как выглядят предложения, счета и договоры'),
        icon: FileType,
        needs: 'document_templates.read',
      },
      {
        path: 'regional',
        label: words('Regional settings', 'Региональные настройки'),
        about: words('Currency and its rates, time zone, VAT, formats', 'Валюта и курсы, часовой пояс, НДС, форматы'),
        icon: Globe,
        needs: 'company_settings.read',
      },
      {
        path: 'working-calendar',
        label: words('Working calendar', 'Рабочий календарь'),
        about: words('Working hours, holidays and days of your own', 'Рабочие часы, праздники и свои дни'),
        icon: CalendarDays,
        needs: 'company_settings.read',
      },
      {
        path: 'paid-widgets',
        label: words('Paid widgets', 'Платные виджеты'),
        about: words('Licences, trials and what they cost a month', 'Лицензии, пробные периоды, стоимость за месяц'),
        icon: Puzzle,
        needs: 'company_settings.read',
      },
    ],
  },
  {
    label: words('People and access', 'Люди и доступ'),
    sections: [
      {
        path: 'users',
        label: words('Users', 'Пользователи'),
        about: words(
          'Who works in the portal, invitations, blocking',
          'Кто работает в портале, приглашения, блокировка',
        ),
        icon: Users,
        needs: 'users.read',
      },
      {
        path: 'roles',
        label: words('Roles', 'Роли'),
        about: words('What each role may do', 'Что разрешает каждая роль'),
        icon: ShieldCheck,
        needs: 'users.read',
      },
      {
        path: 'identity-providers',
        label: words('Sign-in', 'Вход'),
        about: words(
          'By the accounts that your company has already',
          'По учётным записям, которые в компании уже есть',
        ),
        icon: LogIn,
        needs: 'users.read',
      },
      {
        path: 'audit',
        label: words('Audit log', 'Журнал действий'),
        about: words('Who did what, and when', 'Кто, что и когда сделал'),
        icon: History,
        needs: 'audit.read',
      },
    ],
  },
  {
    label: words('How purchases go', 'Порядок закупок'),
    sections: [
      {
        path: 'approvals',
        label: words('Approvals', 'Согласования'),
        about: words('Who approves what, in which steps; substitutes', 'Кто что согласует и по каким шагам; замещения'),
        icon: BadgeCheck,
        needs: 'company_settings.read',
      },
      {
        path: 'pipeline',
        label: words('Stages', 'Этапы заявок'),
        about: words('Columns of the board, fields of lines', 'Колонки доски и поля позиций'),
        icon: KanbanSquare,
        needs: 'pipeline.read',
      },
      {
        path: 'custom-fields',
        label: words('Custom fields', 'Дополнительные поля'),
        about: words('Your own fields of records', 'Свои поля в карточках'),
        icon: TextCursorInput,
        needs: 'custom_fields.read',
      },
      {
        path: 'catalog',
        label: words('Catalog', 'Каталог'),
        about: words(
          'When lines become items, stock below zero',
          'Когда строки становятся позициями, остаток ниже нуля',
        ),
        icon: Package,
        needs: 'company_settings.read',
      },
    ],
  },
  {
    label: words('For developers', 'Разработчикам'),
    sections: [
      {
        path: 'api-keys',
        label: words('API keys', 'Ключи API'),
        about: words('Access of other systems', 'Доступ других систем'),
        icon: KeyRound,
        needs: 'api_keys.read',
      },
      {
        path: 'test-portals',
        label: words('Test portals', 'Тестовые порталы'),
        about: words('Test data with a clock of its own', 'Тестовые данные со своими часами'),
        icon: FlaskConical,
        needs: 'api_keys.read',
      },
      {
        path: 'webhooks',
        label: words('Webhooks', 'Вебхуки'),
        about: words('Subscriptions and deliveries', 'Подписки и доставки'),
        icon: Webhook,
        needs: 'webhooks.read',
      },
      {
        path: 'events',
        label: words('Events', 'События'),
        about: words('What the portal tells others', 'О чём портал сообщает наружу'),
        icon: ScrollText,
        needs: 'webhooks.read',
      },
    ],
  },
];
