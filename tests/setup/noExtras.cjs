module.exports = { ExtrasHost: () => null };
