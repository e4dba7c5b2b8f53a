import 'react-easy-crop/react-easy-crop.css'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'

import type { Crop } from '#shared/pictures.ts'

import { BusyButton } from '../buttons/busy-button.tsx'
import { pictureEditorTexts as texts } from '../editing.it.ts'
import { Notice } from '../feedback/notice.tsx'
import { Dialog } from '../overlays/dialog.tsx'

import styles from './crop-dialog.module.css'

const maxZoom = 4
const keyboardStep = 6

type Props = {
  url: string
  /** 'round' only previews the round frame; the crop is always a square. */
  shape: 'round' | 'rect'
  isBusy: boolean
  failure: string | null
  onChoose: (crop: Crop) => void
  onUnreadable: () => void
  onClose: () => void
}

export default function CropDialog(props: Props) {
  const { url, shape, isBusy, failure, onChoose, onUnreadable, onClose } = props
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [crop, setCrop] = useState<Crop | null>(null)
  const zoomId = useId()
  return (
    <Dialog title={texts.cropTitle} width="480px" history="entry" onClose={onClose}>
      <div className={styles['content']}>
        <p className="dim">{texts.cropHint}</p>
        <div className={styles['stage']}>
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape={shape}
            showGrid={false}
            keyboardStep={keyboardStep}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles['area'] ?? '' }}
            cropperProps={{ role: 'group', 'aria-label': texts.cropArea }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setCrop(pixels)}
          />
        </div>
        <label className={styles['zoom']} htmlFor={zoomId}>
          {texts.zoom}
          <input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
        {failure && <Notice kind="error" message={failure} />}
        <div className="form-end">
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <BusyButton
            isBusy={isBusy}
            busyLabel={texts.uploading}
            aria-disabled={crop === null || undefined}
            onClick={() => crop && onChoose(crop)}
          >
            {texts.use}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
