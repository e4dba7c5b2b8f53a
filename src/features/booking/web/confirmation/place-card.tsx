import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'

import type { PublicSettings } from '#features/settings/public-settings.contract.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'

import { confirmationTexts } from '../../booking-screens.it.ts'

import styles from './place-card.module.css'

export function PlaceCard({ settings }: { settings: PublicSettings }) {
  return (
    <section className={styles['card']} aria-labelledby="indirizzo">
      <div className={styles['text']}>
        <h2 className="d4" id="indirizzo">
          {confirmationTexts.address}
        </h2>
        <address className={styles['address']}>
          <span>{settings.name}</span>
          <br />
          <span>{settings.street}</span>
          <br />
          <span>{`${settings.postalCode} ${settings.city}`}</span>
        </address>
        {settings.links.maps && (
          <Button
            component="a"
            href={settings.links.maps}
            target="_blank"
            rel="noreferrer"
            variant="outline"
            size="sm"
            leftSection={<IconMapPin size={18} stroke={1.75} aria-hidden />}
          >
            {confirmationTexts.map}
          </Button>
        )}
      </div>
      <Plate className={styles['map'] ?? ''}>
        <Illustration name="mappa-lugano" className="cover" />
      </Plate>
    </section>
  )
}
