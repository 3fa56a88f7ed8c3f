export {
  environmentOfProcess,
  type SettingRow,
  settingRows,
  type UnknownSetting,
  unknownSettings,
} from './environment.ts';
export { SettingError } from './setting.ts';
export {
  listeningOn,
  readSettings,
  removedSettings,
  removedSettingsOfProcess,
  SETTINGS,
  type Settings,
  settingsOfProcess,
} from './settings.ts';
export { startProblem } from './start-problem.ts';
