import type { Message } from '../errors/index.js';

export const releaseMessages = {
  ascendingTo100: {
    gb: 'Each share must be larger than the one before, and the last one 100.',
    cn: '每一步的比例必须大于前一步，最后一步为 100。',
  },
  unclearTarget: {
    gb: 'A target names one user, or a role, a distributor, or both.',
    cn: '每个目标须为一位用户，或一个角色、一个经销商，或两者的组合。',
  },
  targetTwice: {
    gb: 'Two versions of {remote} have the target {target}.',
    cn: '{remote} 有两个版本指定了同一目标：{target}。',
  },
  unknownUser: { gb: 'No user signs in with {user}.', cn: '没有使用 {user} 登录的用户。' },
  unknownTenant: { gb: 'There is no distributor {tenantId}.', cn: '经销商 {tenantId} 不存在。' },
  shellTargets: {
    gb: 'The shell goes to everybody at once: name no users.',
    cn: '外壳只能整体切换给所有用户，请勿指定用户。',
  },
  unclearLink: {
    gb: 'A link opens either a version or an origin.',
    cn: '链接只能打开一个版本或一个来源，二选一。',
  },
  longOverride: {
    gb: 'A remote in development is open for eight hours at most.',
    cn: '开发中的模块最长可使用八小时。',
  },
  linkMade: { gb: 'The link for {user} is ready.', cn: '已为 {user} 创建链接。' },
  linkActivity: {
    gb: 'Made a link for {user} to {remote}: {subject}',
    cn: '为 {user} 创建了 {remote} 的链接：{subject}',
  },
  linkOpened: { gb: 'You see {remote} as it will be.', cn: '您正在预览 {remote}。' },
  linkOpenedActivity: { gb: 'Opened the link to {remote}', cn: '打开了 {remote} 的链接' },
  linkUnknown: {
    gb: 'This link has ended, or is for another user.',
    cn: '此链接已失效，或属于其他用户。',
  },
  linkEnded: { gb: 'The link for {user} has ended.', cn: '{user} 的链接已失效。' },
  linkEndedActivity: { gb: 'Ended the link to {remote} for {user}', cn: '使 {user} 的 {remote} 链接失效' },
  haltSubject: { gb: '{remote} {version} was halted', cn: '{remote} {version} 已自动撤回' },
  haltForLoads: {
    gb:
      '{remote} {version} was halted automatically: {success}% of {loads} loads succeeded. All users have {stable} ' +
      'again.\n{link}',
    cn: '{remote} {version} 已自动撤回：{loads} 次加载成功率为 {success}%。所有用户已恢复到 {stable}。\n{link}',
  },
  haltForErrors: {
    gb:
      '{remote} {version} was halted automatically: {errors}% of its views failed, {stableErrors}% of those of ' +
      '{stable}, which all users have again.\n{link}',
    cn:
      '{remote} {version} 已自动撤回：其页面错误率为 {errors}%，{stable} 为 {stableErrors}%。所有用户已恢复到 ' +
      '{stable}。\n{link}',
  },
  insideUrl: {
    gb: 'The webhook must be an https address that the internet reaches.',
    cn: '回调地址必须是可从互联网访问的 https 地址。',
  },
  noticesSet: { gb: 'The notices of "{name}" are changed.', cn: '“{name}”的通知设置已更新。' },
  noticesActivity: { gb: 'Changed the notices of the release token "{name}"', cn: '修改了发布令牌“{name}”的通知设置' },
  noRoom: {
    gb: 'There is no room for this version on the server. Please tell whoever runs this system.',
    cn: '服务器空间不足，无法存放此版本，请联系系统管理员。',
  },
  archiveMissing: {
    gb: 'Send the built remote as a compressed archive (.tar.gz) in the field "file".',
    cn: '请在 “file” 字段中上传构建好的远程模块压缩包（.tar.gz）。',
  },
  notAnArchive: {
    gb: 'The file is not a readable archive (.tar.gz).',
    cn: '该文件不是可读取的压缩包（.tar.gz）。',
  },
  archiveTooLarge: {
    gb:
      'The archive is too large: unpacked at most {bytes} bytes in {files} files, of which none has more than ' +
      '{fileBytes}.',
    cn: '压缩包过大：解压后最多 {bytes} 字节、{files} 个文件，单个文件不超过 {fileBytes} 字节。',
  },
  badEntry: {
    gb: 'The archive holds "{path}", which is no file of a built remote.',
    cn: '压缩包中的 “{path}” 不是构建产物中允许的文件。',
  },
  missingFile: { gb: 'The archive has no {path}.', cn: '压缩包缺少 {path}。' },
  unreadableFile: { gb: '{path} cannot be read: {reason}.', cn: '无法读取 {path}：{reason}。' },
  otherIntegrity: {
    gb: '{path} does not have the integrity that extras.json lists for it.',
    cn: '{path} 与 extras.json 中列出的完整性校验值不符。',
  },
  unlistedFile: {
    gb: 'extras.json lists no integrity for {path}, so it would never load.',
    cn: 'extras.json 未列出 {path} 的完整性校验值，因此该文件无法加载。',
  },
  otherCompressed: {
    gb: '{path} does not hold what it is named after.',
    cn: '{path} 解压后的内容与原文件不一致。',
  },
  bringsShared: {
    gb: 'It brings {library} with it. What the shell shares is taken from the shell (import: false).',
    cn: '该版本自带 {library}，共享库必须由外壳提供（import: false）。',
  },
  containsShared: {
    gb: '{path} contains {library}. What the shell shares is imported by its name, without an alias.',
    cn: '{path} 中含有 {library}。外壳共享的库必须按包名导入并由外壳提供，不能使用别名。',
  },
  namesMissing: {
    gb:
      'extras.json has no names. Builds for contracts {since} and later list them: install the tools of the product ' +
      'and build again.',
    cn: 'extras.json 缺少 names。面向契约 {since} 及以上版本的构建产物必须包含该项，请安装产品配套的工具后重新构建。',
  },
  foreignNames: {
    gb: '{remote} must give names of its own, which contain {remote}, to: {names}.',
    cn: '{remote} 的以下名称必须以 {remote} 为前缀：{names}。',
  },
  endpointName: { gb: 'the endpoint {name}', cn: '接口 {name}' },
  tagName: { gb: 'the type of tags {name}', cn: '缓存标签 {name}' },
  storageKeyName: { gb: 'the storage key {name}', cn: '存储键 {name}' },
  queueName: { gb: 'the queue {name}', cn: '队列 {name}' },
  localeName: { gb: 'the texts {name}', cn: '文本命名空间 {name}' },
  cssPrefixName: { gb: 'the prefix of classes {name}', cn: '样式类前缀 {name}' },
  bareEndpoints: {
    gb: '{remote} puts endpoints into baseApi, where names of several remotes collide. Use remoteApi(depotRemote).',
    cn: '{remote} 将接口注册到了 baseApi，会与其他远程模块重名，请改用 remoteApi(depotRemote)。',
  },
  unscopedStyle: {
    gb: '{path} styles “{selector}”, which other remotes have too. Use a class of a .module.css file.',
    cn: '{path} 中的“{selector}”会影响其他远程模块，请使用 .module.css 文件中的类名。',
  },
  otherName: {
    gb: 'The archive is a build of {built}, not of {remote}.',
    cn: '该压缩包是 {built} 的构建产物，而不是 {remote}。',
  },
  notYours: {
    gb: 'This token may not release {remote}; it is for {remotes}.',
    cn: '此令牌无权发布 {remote}，仅可用于 {remotes}。',
  },
  published: { gb: '{remote} {version} is published.', cn: '{remote} {version} 已发布。' },
  publishedWaiting: {
    gb: '{remote} {version} is published. It waits for {needs}: a release train gives it to the users.',
    cn: '{remote} {version} 已发布，正在等待 {needs}，需通过发布列车提供给用户。',
  },
  publishedActivity: { gb: 'Published {remote} {version}', cn: '发布了 {remote} {version}' },
  withdrawn: { gb: 'Nobody gets {remote} any more.', cn: '{remote} 已下线，不再提供给任何用户。' },
  withdrawnActivity: { gb: 'Withdrew {remote}', cn: '下线了 {remote}' },
  purged: { gb: '{remote} {version} is gone for everybody.', cn: '{remote} {version} 已彻底删除，不再提供给任何人。' },
  purgedActivity: { gb: 'Purged {remote} {version}', cn: '彻底删除了 {remote} {version}' },
  isPurged: {
    gb: '{remote} {version} was purged. Publish it under another version.',
    cn: '{remote} {version} 已被彻底删除，请使用其他版本号发布。',
  },
  successorMissing: {
    gb: '{version} is the default of {remote}: name the version that follows it, or withdraw {remote} first.',
    cn: '{version} 是 {remote} 的默认版本：请指定接替的版本，或先将 {remote} 下线。',
  },
  ownSuccessor: { gb: 'A version cannot follow itself.', cn: '版本不能由自身接替。' },
  notServed: { gb: '{remote} is served to nobody.', cn: '{remote} 目前未提供给任何用户。' },
  unknownRemote: { gb: '{remote} was never published.', cn: '{remote} 从未发布。' },
  noShell: {
    gb:
      'No process of the product is known to serve a shell (SHELL_FOLDER), so nobody can tell whether {remote} ' +
      '{version} goes with it.',
    cn: '未发现任何提供外壳的进程（SHELL_FOLDER），无法判断 {remote} {version} 是否兼容。',
  },
  breaksRemotes: {
    gb: 'The shell {version} does not go with what people have: {problems}',
    cn: '外壳 {version} 与用户正在使用的版本不兼容：{problems}',
  },
  wholeShell: {
    gb: 'The shell goes to everybody at once: name one version.',
    cn: '外壳只能整体切换给所有用户，请只指定一个版本。',
  },
  otherShellFile: {
    gb: '{path} was published with other content. A file of a shell that has a hash in its name never changes.',
    cn: '{path} 已发布过且内容不同。外壳中文件名带哈希值的文件不可更改。',
  },
  missingExports: {
    gb: '{remote} {version} uses {names} of {library}, which the shell does not have.',
    cn: '{remote} {version} 使用了 {library} 的 {names}，但外壳未提供。',
  },
  missingOperations: {
    gb: '{remote} {version} calls {operations}, which the services do not offer.',
    cn: '{remote} {version} 调用了 {operations}，但服务端未提供。',
  },
  trainBreaks: {
    gb: 'The shell {version} and the remotes do not go together: {problems}',
    cn: '外壳 {version} 与远程模块不兼容：{problems}',
  },
  trainNamedTwice: { gb: 'The train names {remote} twice.', cn: '发布列车中 {remote} 出现了两次。' },
  trainStarted: {
    gb: 'Every user gets the shell {shell} with {remotes}.',
    cn: '外壳 {shell} 与 {remotes} 已一起提供给所有用户。',
  },
  trainActivity: {
    gb: 'Released the shell {shell} together with {remotes}',
    cn: '将外壳 {shell} 与 {remotes} 一起发布',
  },
  trainUnknown: { gb: 'There is no such release train.', cn: '该发布列车不存在。' },
  trainPassed: {
    gb: 'This train cannot be taken back: another train or another shell followed it, or it was taken back already.',
    cn: '该发布列车无法撤回：之后已有其他列车或外壳发布，或它已被撤回。',
  },
  trainWithoutBefore: {
    gb: 'No shell was served before this train, so it cannot be taken back.',
    cn: '该发布列车之前没有提供过外壳，因此无法撤回。',
  },
  trainBack: {
    gb: 'Every user has the versions from before train {id} again.',
    cn: '所有用户已恢复到第 {id} 号发布列车之前的版本。',
  },
  trainBackActivity: { gb: 'Took back release train {id}: {remotes}', cn: '撤回了第 {id} 号发布列车：{remotes}' },
  tokenActivity: {
    gb: 'Made the release token "{name}" for {remotes}',
    cn: '创建了用于 {remotes} 的发布令牌“{name}”',
  },
  tokenEnded: { gb: 'The release token "{name}" has ended.', cn: '发布令牌“{name}”已停用。' },
  tokenEndedActivity: { gb: 'Ended the release token "{name}"', cn: '停用了发布令牌“{name}”' },
  tokenUnknown: { gb: 'There is no such release token.', cn: '该发布令牌不存在。' },
  tokenRefused: {
    gb: 'This release token is unknown, ended or expired.',
    cn: '此发布令牌无效、已停用或已过期。',
  },
} satisfies Record<string, Message>;
