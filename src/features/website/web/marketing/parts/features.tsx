import { marketingTexts } from '#features/website/marketing.it.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'

import { Panel } from './panel.tsx'

import styles from './features.module.css'

const { features: texts } = marketingTexts

export function Features() {
  return (
    <Panel title={texts.title} lead={texts.lead}>
      <div className={styles['groups']}>
        {texts.groups.map(({ title, picture, items }) => (
          <section key={title} className={styles['group']}>
            <Plate hatched className={styles['plate'] ?? ''}>
              <h3 className="d2">{title}</h3>
              <Illustration name={picture} bare className={styles['picture'] ?? ''} />
            </Plate>
            <dl className={styles['items']}>
              {items.map(([name, what]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Panel>
  )
}
