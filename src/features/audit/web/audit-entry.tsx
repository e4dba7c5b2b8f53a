import { IconArrowNarrowRight } from '@tabler/icons-react'

import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { Numeral } from '#ui/display/numeral.tsx'

import type { AuditEntry } from '../audit.contract.ts'
import {
  actionLabel,
  auditTexts as texts,
  changedFields,
  entityLabel,
  fieldLabel,
  roleLabel,
  valueLabel,
  valueTexts,
} from '../audit.it.ts'

import styles from './audit-entry.module.css'

type Props = {
  entry: AuditEntry
  zone: string
}

export function AuditEntryItem({ entry, zone }: Props) {
  const { at, actor, entity, entityName, action, before, after } = entry
  const { day, minutes } = instantToWallClock(new Date(at), zone)
  const fields = changedFields(before, after)
  return (
    <li className={styles['entry']}>
      <div className={styles['when']}>
        <Numeral className={styles['time'] ?? ''}>{minutesToTime(minutes)}</Numeral>
        <span className={`num ${styles['day']}`}>{valueLabel('date', day)}</span>
      </div>
      <div className={styles['what']}>
        <p className={`num ${styles['name']}`}>{valueLabel('', entityName)}</p>
        <p className={styles['kind']}>{`${entityLabel(entity)}: ${actionLabel(action).toLowerCase()}`}</p>
        <p className={styles['who']}>{`${actor.name}, ${roleLabel(actor.role).toLowerCase()}`}</p>
      </div>
      {fields.length > 0 && (
        <dl className={styles['changes']} aria-label={texts.changes}>
          {fields.map((field) => (
            <div key={field} className={styles['change']}>
              <dt className={styles['field']}>{fieldLabel(field)}</dt>
              <dd className={styles['values']}>
                <Values field={field} before={before?.[field]} after={after?.[field]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

type ValuesProps = { field: string; before: unknown; after: unknown }

function Values({ field, before, after }: ValuesProps) {
  const [was, is] = [valueLabel(field, before), valueLabel(field, after)]
  if (was === valueTexts.none) return <ins>{is}</ins>
  return (
    <>
      <span className="vh">{texts.before} </span>
      <del>{was}</del>
      {after !== undefined && (
        <>
          <IconArrowNarrowRight size={16} stroke={1.75} className={styles['arrow']} aria-hidden />
          <span className="vh"> {texts.after} </span>
          <ins>{is}</ins>
        </>
      )}
    </>
  )
}
