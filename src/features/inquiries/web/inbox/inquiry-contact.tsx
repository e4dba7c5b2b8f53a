import { Button } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { Link } from 'react-router'

import { ContactButtons } from '#features/customers/web/contact-buttons.tsx'
import { pages } from '#shared/pages.ts'
import { readablePhone } from '#shared/phone.ts'
import { TitledSection } from '#ui/display/titled-section.tsx'

import { inboxScreenTexts } from '../../inbox-screens.it.ts'
import type { InboxDetail } from '../../inbox.contract.ts'
import { chatWith } from '../../inbox.rules.ts'

import styles from './inquiry-panel.module.css'

const { detail: texts } = inboxScreenTexts

export function InquiryContact({ request }: { request: InboxDetail }) {
  const { email, phone, customer, candidates } = request
  const chat = chatWith(phone)
  return (
    <TitledSection id="richiesta-contatto" title={texts.contact} level="h3" className={styles['part']}>
      <p className={styles['lines']}>
        {email === null ? <span className="dim">{texts.noEmail}</span> : <span>{email}</span>}
        {phone && <span className="num">{readablePhone(phone)}</span>}
      </p>
      <div className="actions">
        <ContactButtons phone={phone} email={email} />
        {chat && (
          <Button
            size="sm"
            variant="outline"
            component="a"
            href={chat}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconBrandWhatsapp size={18} stroke={1.75} aria-hidden />}
          >
            {texts.chat}
            <span className="vh">{texts.newTab}</span>
          </Button>
        )}
      </div>
      {customer && (
        <p>
          {texts.customer}: <CustomerLink {...customer} />
        </p>
      )}
      {candidates.length > 0 && (
        <div className={styles['candidates']}>
          <p className="dim">{texts.maybe}</p>
          <ul>
            {candidates.map(({ _id, name, sharesEmail, sharesPhone }) => (
              <li key={_id}>
                <CustomerLink _id={_id} name={name} />{' '}
                <span className="dim">
                  {sharesEmail && sharesPhone
                    ? texts.same.both
                    : sharesEmail
                      ? texts.same.email
                      : texts.same.phone}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!customer && <p className={styles['small']}>{texts.unproven}</p>}
    </TitledSection>
  )
}

function CustomerLink({ _id, name }: { _id: string; name: string }) {
  return (
    <Link className={styles['link']} to={`${pages.admin.path}?tab=customers&customer=${_id}`}>
      {name}
    </Link>
  )
}
