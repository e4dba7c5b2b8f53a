import { Button } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'

import { phoneLink } from '#shared/phone.ts'

import { customersTexts } from '../customers.it.ts'

const texts = customersTexts.contact

type Props = { phone: string | null; email: string | null }

export function ContactButtons({ phone, email }: Props) {
  return (
    <>
      {phone && (
        <Button
          size="sm"
          variant="outline"
          component="a"
          href={phoneLink(phone)}
          leftSection={<IconPhone size={18} stroke={1.75} aria-hidden />}
        >
          {texts.call}
        </Button>
      )}
      {email && (
        <Button
          size="sm"
          variant="outline"
          component="a"
          href={`mailto:${email}`}
          leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
        >
          {texts.write}
        </Button>
      )}
    </>
  )
}
