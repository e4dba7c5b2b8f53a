import { testFaults } from './file-fault.fixture.ts'
import { faultOfFile } from './file-fault.ts'

testFaults(faultOfFile, {
  wrongType: 'Solo immagini JPG e PNG sono permesse',
  tooHeavy: "L'immagine non può superare i 5MB",
})
